"""The operator's desk: roles, reports, measures and the audit log."""
