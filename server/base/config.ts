import { isIP } from 'node:net';
import { z } from 'zod';
import { DEFAULT_AGENT, PAYMENT_INSTRUCTIONS_MAX, SUPPORT_EMAIL } from '#core/constants.ts';
import type { Agent } from '#core/contract/registry/agent.ts';
import { parseNetworks } from './networks.ts';

/** One line that names the variable; `main` prints it and exits. */
export class ConfigError extends Error {}

const isPort = 'should be a port, from 0 to 65535';
const port = z.coerce.number(isPort).int(isPort).min(0, isPort).max(65_535, isPort);
const flag = z.enum(['0', '1'], 'should be 0 or 1').transform((value) => value === '1');
const url = (...schemes: string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && schemes.includes(new URL(value).protocol),
      `should be an address that begins with ${schemes.join('// or ')}//`,
    );
const networks = z
  .string()
  .default('')
  .transform((value) => value.split(/[\s,]+/).filter(Boolean))
  .refine((list) => parseNetworks(list) !== null, 'should be addresses or CIDRs, separated by commas');
const seconds = z
  .string()
  .regex(/^\d+(,\d+)*$/, 'should be whole seconds, separated by commas')
  .transform((value) => value.split(',').map(Number));
const secrets = z
  .string()
  .transform((value) => value.split(',').map((key) => key.trim()))
  .refine((keys) => keys.length <= 2, 'should be at most two keys')
  .refine((keys) => keys.every((key) => Buffer.byteLength(key) >= 32), 'should be keys of at least 32 bytes');

/** Addresses, because a resolver can't be told a name; `host:port` or `[v6]:port`, port 53 by default. */
const isDnsServer = (entry: string): boolean => {
  const [, v6, v4, port] = /^(?:\[([^\]]+)\]|([^:[\]]+))(?::(\d{1,5}))?$/.exec(entry) ?? [];
  const host = v6 ?? v4 ?? entry;
  const isHost = v6 !== undefined || v4 === undefined ? isIP(host) === 6 : isIP(host) === 4;
  return isHost && (port === undefined || (Number(port) > 0 && Number(port) <= 65_535));
};
const dnsServers = z
  .string()
  .default('')
  .transform((value) => value.split(/[\s,]+/).filter(Boolean))
  .transform((list) => list.map((entry) => entry.replace(/^localhost(?=:|$)/, '127.0.0.1')))
  .refine(
    (list) => list.every(isDnsServer),
    'should be addresses of DNS servers, such as 192.0.2.53 or [2001:db8::53]:53',
  );

const megabytes = (least: number, most: number) => {
  const isMegabytes = `should be a number of megabytes, from ${least} to ${most}`;
  return z.coerce.number(isMegabytes).int(isMegabytes).min(least, isMegabytes).max(most, isMegabytes);
};

/** Text for customers. `\\n` is a line break, because many environment files allow no other way to write one. */
const instructions = z
  .string()
  .transform((value) => value.replaceAll('\\n', '\n').trim())
  .refine(
    (value) => value.length <= PAYMENT_INSTRUCTIONS_MAX,
    `should be at most ${PAYMENT_INSTRUCTIONS_MAX} characters`,
  )
  .transform((value) => value || undefined)
  .optional();
const isTimeZone = (value: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
};
const line = (max: number) =>
  z
    .string()
    .trim()
    .regex(/^[^\r\n]+$/, 'should be one line')
    .max(max, `should be at most ${max} characters`);

/** decisions §1, and §10 "Settings, more". */
const Environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  PUBLIC_URL: url('http:', 'https:').optional(),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  DATA_DIR: z.string().default('./data'),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*@[^\r\n]+$/, 'should be an email address')
    .default('agent@localhost'),
  AGENT_NAME: line(100).default(DEFAULT_AGENT.name),
  AGENT_ORGANIZATION: line(100).default(DEFAULT_AGENT.organization),
  AGENT_ADDRESS: z.string().trim().min(1).max(300, 'should be at most 300 characters').default(DEFAULT_AGENT.address),
  AGENT_PHONE: line(60).default(DEFAULT_AGENT.phone),
  AGENT_EMAIL: z.email('should be an email address').default(DEFAULT_AGENT.email),
  AGENT_TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'should be the name of a time zone, such as America/New_York')
    .default(DEFAULT_AGENT.time_zone),
  MAIL_RETRY_SECONDS: seconds.default([30, 120, 600, 3600, 21_600]),
  INBOUND_SMTP_HOST: z.string().default('127.0.0.1'),
  INBOUND_SMTP_PORT: port.default(2525),
  JWT_SECRET: secrets.optional(),
  /** beyond § 18: who has to set up a second factor. */
  REQUIRE_FACTOR: z.enum(['none', 'superusers', 'all'], 'should be none, superusers or all').default('none'),
  SUPERUSER_EMAIL: z.email('should be an email address').toLowerCase().optional(),
  SUPERUSER_PASSWORD: z.string().min(8, 'should be at least 8 characters').max(128).optional(),
  DEMO: flag.optional(),
  DEMO_PUBLIC: flag.default(false),
  RUN: z.enum(['all', 'web', 'worker']).default('all'),
  SUPPORT_EMAIL: z.email('should be an email address').default(SUPPORT_EMAIL),
  PAYMENT_INSTRUCTIONS_PAYPAL: instructions,
  PAYMENT_INSTRUCTIONS_PAXUM: instructions,
  PAYMENT_INSTRUCTIONS_ACH: instructions,
  PAYMENT_INSTRUCTIONS_WIRE: instructions,
  PAYMENT_INSTRUCTIONS_CRYPTO: instructions,
  PAYMENT_GATEWAY: z.enum(['sandbox', 'stripe']).default('sandbox'),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_API_BASE: url('http:', 'https:').optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_\w+$/, 'should be a key that begins with pk_')
    .optional(),
  STRIPE_RAW_CARDS: flag.optional(),
  XERO_CLIENT_ID: z.string().optional(),
  XERO_CLIENT_SECRET: z.string().optional(),
  XERO_API_BASE: url('http:', 'https:').optional(),
  XERO_IDENTITY_BASE: url('http:', 'https:').optional(),
  XERO_SALES_ACCOUNT: z.string().default('200'),
  XERO_PAYMENT_ACCOUNT: z.string().default('090'),
  XERO_SCOPES: z.string().default('offline_access accounting.invoices accounting.payments accounting.contacts'),
  /** At least 80: one account may use half, and the largest message must fit into that. */
  UPLOAD_MEMORY_MB: megabytes(80, 65_536).default(256),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: port.default(0),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  TERMS_FILE: z.string().optional(),
  PRIVACY_FILE: z.string().optional(),
  /** beyond-edges § 17: replaces the waits between tries; n waits make n + 1 tries. */
  WEBHOOK_RETRY_SECONDS: seconds.optional(),
  /** Private networks that webhooks may reach. */
  WEBHOOK_ALLOW: networks,
  DNS_SERVERS: dnsServers,
  RATE_LIMIT_EXEMPT: networks,
  TRUST_PROXY: networks,
  /** beyond § 19: `full` needs the address of the sending server, which a mail server in front hides. */
  MAIL_AUTH: z.enum(['off', 'dkim', 'full'], 'should be off, dkim or full').optional(),
  AUTH_RESULTS_FROM: z
    .string()
    .regex(/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i, 'should be the name of a mail server, such as mx.example.net')
    .optional(),
});

export const SETTINGS: readonly string[] = Object.keys(Environment.shape);

export type Config = Readonly<
  Omit<z.output<typeof Environment>, 'PUBLIC_URL' | 'DEMO' | 'STRIPE_RAW_CARDS' | 'MAIL_AUTH'> & {
    PUBLIC_URL: string;
    DEMO: boolean;
    STRIPE_RAW_CARDS: boolean;
    MAIL_AUTH: 'off' | 'dkim' | 'full';
  }
>;

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

/** Names below `localhost` resolve to the loopback address too (RFC 6761 §6.3). */
function isLocalUrl(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  return isLoopback(host) || host.endsWith('.localhost');
}

type Reach = Pick<Config, 'HOST' | 'PUBLIC_URL' | 'TRUST_PROXY'>;

/** The setting that makes the server reachable from other machines, directly or through a proxy; null if none does. */
function publicSetting({ HOST, PUBLIC_URL, TRUST_PROXY }: Reach): string | null {
  if (!isLoopback(HOST)) return `HOST is "${HOST}"`;
  if (!isLocalUrl(PUBLIC_URL)) return `PUBLIC_URL is "${PUBLIC_URL}"`;
  return TRUST_PROXY.length > 0 ? 'TRUST_PROXY names a proxy' : null;
}

export const isPublic = (config: Reach): boolean => publicSetting(config) !== null;

/** The only place that reads the environment. An empty variable counts as unset. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    throw new ConfigError(`${String(issue.path[0])}: ${issue.message}`);
  }
  const values = parsed.data;
  const need = (condition: boolean, line: string) => {
    if (!condition) throw new ConfigError(line);
  };
  const config = {
    ...values,
    PUBLIC_URL: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    DEMO: values.DEMO ?? values.DATABASE_URL === undefined,
    // With Stripe's hosted fields, card numbers must not reach this server.
    STRIPE_RAW_CARDS: values.STRIPE_RAW_CARDS ?? values.STRIPE_PUBLISHABLE_KEY === undefined,
    MAIL_AUTH: values.MAIL_AUTH ?? (isLoopback(values.INBOUND_SMTP_HOST) ? ('dkim' as const) : ('full' as const)),
  };
  need(!config.DATABASE_URL || !!config.JWT_SECRET, 'JWT_SECRET: required with DATABASE_URL');
  need(
    config.RUN === 'all' || !!config.DATABASE_URL,
    `RUN: "${config.RUN}" needs DATABASE_URL; the embedded database can serve only one process`,
  );
  const reach = publicSetting(config);
  need(
    !config.DEMO || reach === null || config.DEMO_PUBLIC,
    `DEMO: the demo logins have well-known passwords, and ${reach}; set DEMO=0, or DEMO_PUBLIC=1 to allow it`,
  );
  need(
    !!config.SUPERUSER_EMAIL === !!config.SUPERUSER_PASSWORD,
    config.SUPERUSER_EMAIL
      ? 'SUPERUSER_PASSWORD: required with SUPERUSER_EMAIL'
      : 'SUPERUSER_EMAIL: required with SUPERUSER_PASSWORD',
  );
  need(
    config.PAYMENT_GATEWAY !== 'stripe' || !!config.STRIPE_SECRET_KEY,
    'STRIPE_SECRET_KEY: required with PAYMENT_GATEWAY=stripe',
  );
  need(
    config.PAYMENT_GATEWAY !== 'stripe' || config.STRIPE_RAW_CARDS || !!config.STRIPE_PUBLISHABLE_KEY,
    'STRIPE_PUBLISHABLE_KEY: required with STRIPE_RAW_CARDS=0; without it, no card can be entered',
  );
  need(
    !!config.XERO_CLIENT_ID === !!config.XERO_CLIENT_SECRET,
    config.XERO_CLIENT_ID
      ? 'XERO_CLIENT_SECRET: required with XERO_CLIENT_ID'
      : 'XERO_CLIENT_ID: required with XERO_CLIENT_SECRET',
  );
  return config;
}

/** The agent named in every designation. */
export const agentOf = (config: Config): Agent => ({
  name: config.AGENT_NAME,
  organization: config.AGENT_ORGANIZATION,
  address: config.AGENT_ADDRESS,
  phone: config.AGENT_PHONE,
  email: config.AGENT_EMAIL,
  time_zone: config.AGENT_TIME_ZONE,
});

/** The publishable key with which the browser sends cards directly to Stripe; null: cards go through our own form. */
export const hostedCardKey = ({ PAYMENT_GATEWAY, STRIPE_PUBLISHABLE_KEY, STRIPE_RAW_CARDS }: Config): string | null =>
  PAYMENT_GATEWAY === 'stripe' && !STRIPE_RAW_CARDS ? (STRIPE_PUBLISHABLE_KEY ?? null) : null;

/** Configuration for commands that only need to know where the data is stored. */
export function readStorageConfig({ DATABASE_URL, DATA_DIR }: Record<string, string | undefined>) {
  const JWT_SECRET = DATABASE_URL ? '-'.repeat(32) : undefined;
  return readConfig({ DATABASE_URL, DATA_DIR, JWT_SECRET, DEMO: '0' });
}
