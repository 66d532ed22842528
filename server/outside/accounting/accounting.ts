export interface Tokens {
  access: string;
  refresh: string;
  /** Lifetime of the access token in seconds. */
  expires_in: number;
}

export interface Organisation {
  tenant_id: string;
  name: string;
}

/** An organization in the accounting system, and an access token for it. */
export interface Entry {
  tenant_id: string;
  access: string;
}

export interface BookContact {
  contact_id: string;
  name: string;
  email: string;
  is_archived: boolean;
}

export interface ContactChange {
  tax_number: string;
}

export interface BookInvoice {
  xero_id: string;
  number: string;
  contact_id: string;
  status: string;
  total_cents: number;
}

/** A received payment of an invoice. */
export interface BookPayment {
  xero_id: string;
  amount_cents: number;
  date: string;
  reference: string;
}

export interface NewBookInvoice {
  number: string;
  reference: string;
  contact_id: string;
  date: string;
  due_date: string;
  lines: readonly { description: string; quantity: number; unit_price: string }[];
}

/**
 * A failed call. `rejected`: the data is invalid, and the message says why. `denied`: access was revoked. `busy`: rate limited, retry
 * after so many seconds. `unreachable`: the outcome is unknown.
 */
export class AccountingError extends Error {
  constructor(
    readonly kind: 'rejected' | 'denied' | 'busy' | 'unreachable',
    message: string,
    readonly retryAfter = 60,
  ) {
    super(message);
    this.name = 'AccountingError';
  }
}

/** The operator's accounting system. Each method is one request. */
export interface Accounting {
  consentUrl(state: string): string;
  exchange(code: string): Promise<Tokens>;
  refresh(token: string): Promise<Tokens>;
  organisations(access: string): Promise<Organisation[]>;
  searchContacts(entry: Entry, text: string): Promise<BookContact[]>;
  findContact(entry: Entry, contact_id: string): Promise<BookContact | null>;
  /** Changes the given fields only. */
  updateContact(entry: Entry, contact_id: string, change: ContactChange): Promise<void>;
  findInvoice(entry: Entry, number: string): Promise<BookInvoice | null>;
  /** Idempotent by key. */
  createInvoice(entry: Entry, invoice: NewBookInvoice, key: string): Promise<BookInvoice>;
  /** Records that an invoice was paid. Idempotent by key. */
  createPayment(entry: Entry, payment: BookPayment, key: string): Promise<void>;
  voidInvoice(entry: Entry, xero_id: string, key: string): Promise<void>;
  /** A page of the paid invoices that changed since then. */
  paidInvoices(entry: Entry, since: Date, page: number): Promise<{ invoices: BookInvoice[]; isLast: boolean }>;
}
