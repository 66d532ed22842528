/** spec §9 and the limits of decisions §2, §4, §10, §11. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

export const PAGE_SIZE = 10;
export const LIMIT_MAX = 500;
export const ID_MAX = 2 ** 31 - 1;
/** Ids of statuses, types and the like. */
export const LOOKUP_ID_MAX = 2 ** 15 - 1;
/** How many of each kind are found at once. */
export const FIND_EACH = 5;

export const TOAST_MS = 6_000;
export const ORDER_ERROR_TOAST_MS = 11_000;
export const CHUNK_TIMEOUT_MS = 120_000;

export const ACCESS_TOKEN_SECONDS = 15 * 60;
export const REFRESH_TOKEN_DAYS = 30;
/** How long the direct predecessor of a refresh token is forgiven: parallel tabs. */
export const REFRESH_GRACE_SECONDS = 10;

export const SIGN_UP_CODE_HOURS = 24;
export const SIGN_UP_CODE_TRIES = 5;
export const RESET_LINK_HOURS = 1;

export const JSON_BODY_BYTES = 1024 * 1024;
/** Inbound mail; above it 552, or 413 (decisions §10). */
export const INBOUND_BYTES = 35 * 1024 * 1024;
export const UPLOAD_BYTES = 25 * 1024 * 1024;

export const SHEET_BYTES = 5 * 1024 * 1024;
export const SHEET_ROWS = 10_000;
/** `PUT /orders/{id}/` and `POST /orders/{id}/domains/` carry whole lists of domains (decisions §11). */
export const ORDER_BODY_BYTES = 5 * 1024 * 1024;

export const CARD_FAILURES_MAX = 3;
export const MODAL_CLOSE_MS = 450;
export const COUNTRIES_PAGE_SIZE = 251;
export const DESIGNATION_YEARS = 3;
/** decisions §5: days before the expiry, the farthest first. */
export const REMINDER_DAYS = [90, 60, 30, 7, 1] as const;
/** decisions §5: a refused charge is tried again this many days after the period's end. */
export const CHARGE_RETRY_DAYS = [1, 3, 7] as const;
/** decisions §11: without a stored card, an invoice so many days before the end, past due so many days after it. */
export const SUBSCRIPTION_INVOICE_DAYS = 14;
export const SUBSCRIPTION_GRACE_DAYS = 14;
export const INVITATION_DAYS = 7;
/** The day the law that knows designated agents was signed: nothing was filed before it. */
export const FIRST_DESIGNATION_DATE = '1998-10-28';
export const IDEMPOTENCY_HOURS = 24;
/** Days until an open invoice is due. */
export const INVOICE_DUE_DAYS = 14;

export const SUPPORT_EMAIL = 'support@example.com';

/** The agent whom every designation names, as the Copyright Office's form asks for it (domain.md). */
export const AGENT = {
  name: 'Copyright Agent',
  organisation: 'Safeharbor',
  address: '1 Harbor Way, Suite 100, Wilmington, DE 19801, United States',
  phone: '+1 302 555 0100',
  email: 'notices@example.com',
} as const;

/** Xero takes 60 calls a minute from us; a few are left for whoever looks at the same moment. */
export const XERO_CALLS_PER_MINUTE = 55;
/** Xero's refresh token lasts so long, and is used once. */
export const XERO_REFRESH_DAYS = 60;
/** A link that is about to lapse is told of so long before. */
export const XERO_WARN_DAYS = 14;
/** How long somebody may stay at Xero before they come back. */
export const XERO_STATE_MINUTES = 15;
