"""Turn notifications: subscriptions, web push and webhooks."""
