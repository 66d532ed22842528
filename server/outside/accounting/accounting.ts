export interface Tokens {
  access: string;
  refresh: string;
  /** Seconds that the first one lives. */
  expires_in: number;
}

export interface Organisation {
  tenant_id: string;
  name: string;
}

/** Whose books, and the right to look into them. */
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

export interface NewBookInvoice {
  number: string;
  reference: string;
  contact_id: string;
  date: string;
  due_date: string;
  lines: readonly { description: string; quantity: number; unit_price: string }[];
}

/**
 * What a call came to, when not to an answer. `rejected`: what was sent is wrong, and its message says why. `denied`: we
 * are no longer let in. `busy`: not before so many seconds. `unreachable`: nobody knows.
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

/** The books of whoever runs the product. Each call is one request to them. */
export interface Accounting {
  consentUrl(state: string): string;
  exchange(code: string): Promise<Tokens>;
  refresh(token: string): Promise<Tokens>;
  organisations(access: string): Promise<Organisation[]>;
  searchContacts(entry: Entry, text: string): Promise<BookContact[]>;
  findContact(entry: Entry, contact_id: string): Promise<BookContact | null>;
  /** Sets what is given; the rest of the contact stays as it is. */
  updateContact(entry: Entry, contact_id: string, change: ContactChange): Promise<void>;
  findInvoice(entry: Entry, number: string): Promise<BookInvoice | null>;
  /** Made once for a key, however often it is asked for. */
  createInvoice(entry: Entry, invoice: NewBookInvoice, key: string): Promise<BookInvoice>;
  voidInvoice(entry: Entry, xero_id: string, key: string): Promise<void>;
  /** One page of the paid ones that changed since; a page that is not full is the last. */
  paidInvoices(entry: Entry, since: Date, page: number): Promise<{ invoices: BookInvoice[]; isLast: boolean }>;
}
