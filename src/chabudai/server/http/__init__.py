"""Every HTTP handler, one file per resource, with OpenAPI and middleware."""
