/** Limits from spec §9 and decisions §2, §4, §10, §11. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

export const PAGE_SIZE = 10;
/** beyond § 23: rows per page that every list offers. */
export const PAGE_SIZES = [10, 25, 50, 100] as const;
export const LIMIT_MAX = 500;
export const ID_MAX = 2 ** 31 - 1;
/** Largest id of a status, type or other short list, which are stored as smallint. */
export const LOOKUP_ID_MAX = 2 ** 15 - 1;
/** Default number of search matches per kind of object. */
export const FIND_LIMIT = 5;

export const TOAST_MS = 6_000;
export const ORDER_ERROR_TOAST_MS = 11_000;
export const CHUNK_TIMEOUT_MS = 120_000;

export const ACCESS_TOKEN_SECONDS = 15 * 60;
export const REFRESH_TOKEN_DAYS = 30;
/** Grace period for the previous refresh token, because tabs refresh in parallel. */
export const REFRESH_GRACE_SECONDS = 10;

export const SIGN_UP_CODE_HOURS = 24;
export const SIGN_UP_CODE_TRIES = 5;
export const RESET_LINK_HOURS = 1;

/** beyond § 18: time and wrong tries for the second step of a login. */
export const FACTOR_MINUTES = 5;
export const FACTOR_TRIES = 5;
export const RECOVERY_CODES = 10;
export const PASSKEYS_MAX = 10;
/** Hours until a superuser's removal of a user's factors takes effect. */
export const FACTOR_RESET_HOURS = 24;

export const JSON_BODY_BYTES = 1024 * 1024;
/** Largest inbound message. Larger ones are rejected with 552 by SMTP and 413 by HTTP (decisions §10). */
export const INBOUND_BYTES = 35 * 1024 * 1024;
export const UPLOAD_BYTES = 25 * 1024 * 1024;

export const SHEET_BYTES = 5 * 1024 * 1024;
export const SHEET_ROWS = 10_000;
/** beyond § 20: rows of an upload of public records, and sizes of one record and of its pasted text. */
export const RECORD_ROWS = 5_000;
export const RECORD_BYTES = 10 * 1024 * 1024;
export const RECORD_TEXT_CHARS = 5 * 1024 * 1024;
/** Larger than other bodies: orders can include thousands of domains (decisions §11). */
export const ORDER_BODY_BYTES = 5 * 1024 * 1024;

export const CARD_FAILURES_MAX = 3;
export const MODAL_CLOSE_MS = 450;
export const COUNTRIES_PAGE_SIZE = 251;
export const DESIGNATION_YEARS = 3;
/** decisions §5: days before expiry on which reminders are sent, earliest reminder first. */
export const REMINDER_DAYS = [90, 60, 30, 7, 1] as const;
/** decisions §5: a failed charge is retried this many days after the period ends. */
export const CHARGE_RETRY_DAYS = [1, 3, 7] as const;
/** decisions §11: without a stored card, days before the period ends to invoice, and days after it until past due. */
export const SUBSCRIPTION_INVOICE_DAYS = 14;
export const SUBSCRIPTION_GRACE_DAYS = 14;
export const INVITATION_DAYS = 7;
/** beyond § 17: company tokens that are neither expired nor revoked. */
export const TOKENS_MAX = 20;
export const TOKEN_DAYS = { min: 1, max: 366, default: 90 } as const;
/** Days before expiry on which managers are mailed, earliest first. */
export const TOKEN_REMINDER_DAYS = [14, 1] as const;
/** Date on which the DMCA was signed. No designation can be older. */
export const FIRST_DESIGNATION_DATE = '1998-10-28';
export const IDEMPOTENCY_HOURS = 24;
/** How long a run of a rule over existing notices can be undone. */
export const RULE_UNDO_MINUTES = 10;
/** How far ahead the renewal worklist looks; the first reminder goes out then. */
export const RENEWAL_WORKLIST_DAYS = 90;
/** Days until an open invoice is due. */
export const INVOICE_DUE_DAYS = 14;

/** The default of the setting of the same name. */
export const SUPPORT_EMAIL = 'support@example.com';
/** A card that the sandbox gateway always charges. */
export const TEST_CARD = { number: '4242 4242 4242 4242', cvv: '123' } as const;
/** Characters of the payment instructions of one method. */
export const PAYMENT_INSTRUCTIONS_MAX = 2000;

/** Defaults of the `AGENT_*` settings: the agent named in every designation. */
export const DEFAULT_AGENT = {
  name: 'Copyright Agent',
  organization: 'Safeharbor',
  address: '1 Harbor Way, Suite 100, Wilmington, DE 19801, United States',
  phone: '+1 302 555 0100',
  email: 'notices@example.com',
  time_zone: 'America/New_York',
} as const;

/** Below Xero's limit of 60 calls per minute, to leave room for interactive requests. */
export const XERO_CALLS_PER_MINUTE = 55;
/** Lifetime of Xero's single-use refresh token. */
export const XERO_REFRESH_DAYS = 60;
/** Days before expiry on which we warn about the connection. */
export const XERO_WARN_DAYS = 14;
/** Time allowed to complete the consent at Xero. */
export const XERO_STATE_MINUTES = 15;
