"""The messages of the protocol, which TypeScript types and OpenAPI are generated from."""
