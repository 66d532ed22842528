/** The environment without product and PostgreSQL settings: a developer's own must not affect tests. */
const settings =
  /^(HOST|PORT|PUBLIC_URL|DATABASE_URL|DATA_DIR|SMTP_URL|MAIL_\w+|INBOUND_\w+|JWT_SECRET|SUPERUSER_\w+|DEMO|DEMO_PUBLIC|RUN|PAYMENT_GATEWAY|STRIPE_\w+|XERO_\w+|METRICS_\w+|LOG_LEVEL|RATE_LIMIT_EXEMPT|TRUST_PROXY|TEST_DATABASE_URL|NODE_ENV|PG[A-Z]+)$/;

export const testEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !settings.test(name)));
