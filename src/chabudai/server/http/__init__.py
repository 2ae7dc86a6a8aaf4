"""HTTP handlers, one file for each resource, with OpenAPI and middleware."""
