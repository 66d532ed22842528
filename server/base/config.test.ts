import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const SECRET = 'k'.repeat(32);
const onServer = { DATABASE_URL: 'postgresql://localhost/harbor', JWT_SECRET: SECRET };

test('with nothing set, every setting has the default of decisions §1 and §10', () => {
  expect(readConfig({})).toEqual({
    HOST: '127.0.0.1',
    PORT: 3000,
    PUBLIC_URL: 'http://localhost:3000',
    DATA_DIR: './data',
    MAIL_FROM: 'agent@localhost',
    MAIL_RETRY_SECONDS: [30, 120, 600, 3600, 21_600],
    MAIL_AUTH: 'dkim',
    INBOUND_SMTP_HOST: '127.0.0.1',
    INBOUND_SMTP_PORT: 2525,
    DEMO: true,
    DEMO_PUBLIC: false,
    RUN: 'all',
    AGENT_NAME: 'Copyright Agent',
    AGENT_ORGANIZATION: 'Safeharbor',
    AGENT_ADDRESS: '1 Harbor Way, Suite 100, Wilmington, DE 19801, United States',
    AGENT_PHONE: '+1 302 555 0100',
    AGENT_EMAIL: 'notices@example.com',
    AGENT_TIME_ZONE: 'America/New_York',
    REQUIRE_FACTOR: 'none',
    DNS_SERVERS: [],
    WEBHOOK_ALLOW: [],
    PAYMENT_GATEWAY: 'sandbox',
    STRIPE_RAW_CARDS: true,
    XERO_SALES_ACCOUNT: '200',
    SUPPORT_EMAIL: 'support@example.com',
    XERO_PAYMENT_ACCOUNT: '090',
    XERO_SCOPES: 'offline_access accounting.invoices accounting.payments accounting.contacts',
    METRICS_HOST: '127.0.0.1',
    METRICS_PORT: 0,
    LOG_LEVEL: 'info',
    RATE_LIMIT_EXEMPT: [],
    TRUST_PROXY: [],
    UPLOAD_MEMORY_MB: 256,
  });
});

test('an empty variable counts as unset, and unknown variables are ignored', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', JWT_SECRET: '', PATH: '/bin', DEMO: '' })).toEqual(readConfig({}));
});

describe('valid settings are accepted', () => {
  test.for<[env: Record<string, string>, read: Record<string, unknown>]>([
    [{ PORT: '8080' }, { PORT: 8080, PUBLIC_URL: 'http://localhost:8080' }],
    [{ PUBLIC_URL: 'https://harbor.example/', DEMO: '0' }, { PUBLIC_URL: 'https://harbor.example' }],
    [
      { PUBLIC_URL: 'https://harbor.example', DEMO_PUBLIC: '1' },
      { DEMO: true, DEMO_PUBLIC: true },
    ],
    [{ ...onServer, PUBLIC_URL: 'https://harbor.example' }, { DEMO: false }],
    ...['http://127.0.0.1:3000', 'https://localhost', 'http://[::1]:8080', 'http://harbor.localhost:3000'].map(
      (PUBLIC_URL): [Record<string, string>, Record<string, unknown>] => [{ PUBLIC_URL }, { DEMO: true }],
    ),
    [onServer, { DATABASE_URL: 'postgresql://localhost/harbor', DEMO: false, JWT_SECRET: [SECRET] }],
    [{ ...onServer, DATABASE_URL: 'postgres://u:p@db:5432/x?sslmode=require', DEMO: '1' }, { DEMO: true }],
    [{ ...onServer, RUN: 'web' }, { RUN: 'web' }],
    [{ ...onServer, RUN: 'worker' }, { RUN: 'worker' }],
    [
      { ...onServer, HOST: '0.0.0.0' },
      { HOST: '0.0.0.0', DEMO: false },
    ],
    [{ JWT_SECRET: `${SECRET}, ${'n'.repeat(40)}` }, { JWT_SECRET: [SECRET, 'n'.repeat(40)] }],
    [{ AGENT_ADDRESS: '1 Pier\nBerlin', AGENT_TIME_ZONE: 'Europe/Berlin' }, { AGENT_ADDRESS: '1 Pier\nBerlin' }],
    [{ DATA_DIR: '/var/lib/harbor' }, { DATA_DIR: '/var/lib/harbor' }],
    [{ SMTP_URL: 'smtp://mail.example:587' }, { SMTP_URL: 'smtp://mail.example:587' }],
    [{ SMTP_URL: 'smtps://u:p@mail.example' }, { SMTP_URL: 'smtps://u:p@mail.example' }],
    [{ MAIL_FROM: 'The agent <agent@harbor.example>' }, { MAIL_FROM: 'The agent <agent@harbor.example>' }],
    [{ MAIL_RETRY_SECONDS: '1,2' }, { MAIL_RETRY_SECONDS: [1, 2] }],
    [
      { INBOUND_SMTP_PORT: '0', INBOUND_SMTP_HOST: '::1' },
      { INBOUND_SMTP_PORT: 0, INBOUND_SMTP_HOST: '::1' },
    ],
    [{ INBOUND_SMTP_HOST: '::1' }, { MAIL_AUTH: 'dkim' }],
    [{ INBOUND_SMTP_HOST: '0.0.0.0' }, { MAIL_AUTH: 'full' }],
    [{ INBOUND_SMTP_HOST: '0.0.0.0', MAIL_AUTH: 'off' }, { MAIL_AUTH: 'off' }],
    [{ AUTH_RESULTS_FROM: 'mx.example.net' }, { AUTH_RESULTS_FROM: 'mx.example.net' }],
    [{ SUPPORT_EMAIL: 'help@harbor.example' }, { SUPPORT_EMAIL: 'help@harbor.example' }],
    [{ PAYMENT_INSTRUCTIONS_WIRE: ' Bank X\\nIBAN Y ' }, { PAYMENT_INSTRUCTIONS_WIRE: 'Bank X\nIBAN Y' }],
    [{ PAYMENT_INSTRUCTIONS_ACH: '  ' }, { PAYMENT_INSTRUCTIONS_ACH: undefined }],
    [{ DEMO: '0' }, { DEMO: false }],
    [{ DEMO: '0', HOST: '0.0.0.0' }, { DEMO: false }],
    [
      { HOST: '0.0.0.0', DEMO_PUBLIC: '1' },
      { DEMO: true, DEMO_PUBLIC: true },
    ],
    [{ HOST: '::1' }, { DEMO: true }],
    [{ HOST: 'localhost' }, { DEMO: true }],
    [{ HOST: '127.8.8.8' }, { DEMO: true }],
    [{ SUPERUSER_EMAIL: 'Boss@Example.com', SUPERUSER_PASSWORD: '12345678' }, { SUPERUSER_EMAIL: 'boss@example.com' }],
    [
      { PAYMENT_GATEWAY: 'stripe', STRIPE_SECRET_KEY: 'sk' },
      { PAYMENT_GATEWAY: 'stripe', STRIPE_SECRET_KEY: 'sk' },
    ],
    [{ STRIPE_API_BASE: 'http://127.0.0.1:9' }, { STRIPE_API_BASE: 'http://127.0.0.1:9' }],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, { STRIPE_WEBHOOK_SECRET: 'whsec_1' }],
    // With Stripe's hosted fields, raw card numbers are off unless enabled explicitly.
    [{ STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, { STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_RAW_CARDS: false }],
    [{ STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_RAW_CARDS: '1' }, { STRIPE_RAW_CARDS: true }],
    [{ STRIPE_RAW_CARDS: '0' }, { STRIPE_RAW_CARDS: false }],
    [{ XERO_SALES_ACCOUNT: '4000' }, { XERO_SALES_ACCOUNT: '4000' }],
    [
      { XERO_CLIENT_ID: 'id', XERO_CLIENT_SECRET: 's' },
      { XERO_CLIENT_ID: 'id', XERO_CLIENT_SECRET: 's' },
    ],
    [{ XERO_API_BASE: 'http://127.0.0.1:9' }, { XERO_API_BASE: 'http://127.0.0.1:9' }],
    [{ XERO_IDENTITY_BASE: 'https://id.example' }, { XERO_IDENTITY_BASE: 'https://id.example' }],
    [{ LOG_LEVEL: 'debug' }, { LOG_LEVEL: 'debug' }],
    [{ REQUIRE_FACTOR: 'superusers' }, { REQUIRE_FACTOR: 'superusers' }],
    [{ RATE_LIMIT_EXEMPT: '10.0.0.0/8, ::1' }, { RATE_LIMIT_EXEMPT: ['10.0.0.0/8', '::1'] }],
    [{ TRUST_PROXY: '192.0.2.1,192.0.2.2', DEMO: '0' }, { TRUST_PROXY: ['192.0.2.1', '192.0.2.2'] }],
  ])('%j', ([env, read]) => {
    expect(readConfig(env)).toMatchObject(read);
  });
});

const refusals: readonly (readonly [variable: string, env: Record<string, string>])[] = [
  ...['x', '-1', '65536', '80.5'].map((PORT) => ['PORT', { PORT }] as const),
  ...['harbor.example', 'ftp://harbor.example', 'x'].map((PUBLIC_URL) => ['PUBLIC_URL', { PUBLIC_URL }] as const),
  ...['mysql://db/x', 'db'].map((DATABASE_URL) => ['DATABASE_URL', { ...onServer, DATABASE_URL }] as const),
  ['SMTP_URL', { SMTP_URL: 'http://mail.example' }],
  ['SMTP_URL', { SMTP_URL: 'mail.example:25' }],
  ['SUPPORT_EMAIL', { SUPPORT_EMAIL: 'support' }],
  ['PAYMENT_INSTRUCTIONS_WIRE', { PAYMENT_INSTRUCTIONS_WIRE: 'x'.repeat(2001) }],
  ['MAIL_FROM', { MAIL_FROM: 'agent' }],
  ['MAIL_FROM', { MAIL_FROM: 'agent@example.com\nBcc: all@example.com' }],
  ...['x', '1,', '1, 2', '-1', '1.5'].map((value) => ['MAIL_RETRY_SECONDS', { MAIL_RETRY_SECONDS: value }] as const),
  ['INBOUND_SMTP_PORT', { INBOUND_SMTP_PORT: 'smtp' }],
  ['MAIL_AUTH', { MAIL_AUTH: 'spf' }],
  ['AUTH_RESULTS_FROM', { AUTH_RESULTS_FROM: 'mx example' }],
  ['JWT_SECRET', { DATABASE_URL: onServer.DATABASE_URL }],
  ['JWT_SECRET', { JWT_SECRET: 'too short' }],
  ['JWT_SECRET', { JWT_SECRET: `${SECRET},short` }],
  ['JWT_SECRET', { JWT_SECRET: `${SECRET},` }],
  ['JWT_SECRET', { JWT_SECRET: [SECRET, SECRET, SECRET].join() }],
  ['AGENT_EMAIL', { AGENT_EMAIL: 'notices at example.com' }],
  ['AGENT_TIME_ZONE', { AGENT_TIME_ZONE: 'Europe/Atlantis' }],
  ['AGENT_NAME', { AGENT_NAME: 'Two\nlines' }],
  ['SUPERUSER_EMAIL', { SUPERUSER_EMAIL: 'boss', SUPERUSER_PASSWORD: '12345678' }],
  ['SUPERUSER_EMAIL', { SUPERUSER_PASSWORD: '12345678' }],
  ['SUPERUSER_PASSWORD', { SUPERUSER_EMAIL: 'boss@example.com' }],
  ['SUPERUSER_PASSWORD', { SUPERUSER_EMAIL: 'boss@example.com', SUPERUSER_PASSWORD: 'short' }],
  ['DEMO', { DEMO: 'yes' }],
  ['DEMO', { HOST: '0.0.0.0' }],
  ['DEMO', { HOST: '127.0.0.1.example.com' }],
  ['DEMO', { ...onServer, HOST: '0.0.0.0', DEMO: '1' }],
  // Behind a proxy the demo logins are as public as on a public HOST, also when DEMO is on by default.
  ['DEMO', { PUBLIC_URL: 'https://harbor.example' }],
  ['DEMO', { PUBLIC_URL: 'https://harbor.example', DEMO: '1' }],
  ['DEMO', { PUBLIC_URL: 'http://192.168.1.7:3000' }],
  ['DEMO', { PUBLIC_URL: 'https://localhost.harbor.example' }],
  ['DEMO', { PUBLIC_URL: 'https://127.0.0.1.harbor.example' }],
  ['DEMO', { ...onServer, PUBLIC_URL: 'https://harbor.example', DEMO: '1' }],
  ['DEMO', { TRUST_PROXY: '127.0.0.1' }],
  ['DEMO_PUBLIC', { DEMO_PUBLIC: 'true' }],
  ['RUN', { RUN: 'both' }],
  ['RUN', { RUN: 'web' }],
  ['RUN', { RUN: 'worker' }],
  ['PAYMENT_GATEWAY', { PAYMENT_GATEWAY: 'cash' }],
  ['STRIPE_SECRET_KEY', { PAYMENT_GATEWAY: 'stripe' }],
  ['STRIPE_API_BASE', { STRIPE_API_BASE: 'stripe' }],
  ['STRIPE_PUBLISHABLE_KEY', { STRIPE_PUBLISHABLE_KEY: 'sk_live_oops' }],
  ['STRIPE_RAW_CARDS', { STRIPE_RAW_CARDS: 'yes' }],
  ['STRIPE_PUBLISHABLE_KEY', { PAYMENT_GATEWAY: 'stripe', STRIPE_SECRET_KEY: 'sk', STRIPE_RAW_CARDS: '0' }],
  ['XERO_CLIENT_SECRET', { XERO_CLIENT_ID: 'id' }],
  ['XERO_CLIENT_ID', { XERO_CLIENT_SECRET: 's' }],
  ['XERO_API_BASE', { XERO_API_BASE: 'xero' }],
  ['XERO_IDENTITY_BASE', { XERO_IDENTITY_BASE: 'xero' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ['REQUIRE_FACTOR', { REQUIRE_FACTOR: 'everyone' }],
  ['RATE_LIMIT_EXEMPT', { RATE_LIMIT_EXEMPT: 'everybody' }],
  ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/99' }],
  ['WEBHOOK_ALLOW', { WEBHOOK_ALLOW: '127.0.0.0/8, 10.0.0.0/99' }],
  ['DNS_SERVERS', { DNS_SERVERS: '127.0.0.1:53, dns.example.com' }],
  ['WEBHOOK_RETRY_SECONDS', { WEBHOOK_RETRY_SECONDS: '5,soon' }],
];

describe('an invalid or missing setting is reported in one line that names the variable', () => {
  test.for(refusals)('%s: %j', ([variable, env]) => {
    const line = lineOf(env);
    expect(line).toMatch(new RegExp(`^${variable}: .+`));
    expect(line).not.toContain('\n');
    for (const secret of [env.JWT_SECRET, env.SUPERUSER_PASSWORD]) if (secret) expect(line).not.toContain(secret);
  });
});

function lineOf(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  throw new Error('The settings were accepted.');
}
