import type { AccountingApi, Contact, Invoice } from 'xero-node';
import { type Accounting, AccountingError, type BookContact, type BookInvoice, type Entry } from './accounting.ts';
import { CALL_MS, type XeroSettings, xeroIdentity } from './xero-identity.ts';

const PAGE = 100;

interface XeroResponse {
  statusCode?: number;
  headers?: Record<string, string>;
  body?: { Message?: string; Detail?: string; Elements?: { ValidationErrors?: { Message?: string }[] }[] };
}

/** Xero's validation messages. */
function sentenceOf(body: XeroResponse['body']): string {
  const faults = (body?.Elements ?? []).flatMap(({ ValidationErrors }) => ValidationErrors ?? []);
  const sentences = faults.flatMap(({ Message }) => Message ?? []);
  return (sentences.length > 0 ? sentences.join(' ') : (body?.Message ?? 'Xero refused it.')).slice(0, 500);
}

/** xero-node rejects with a string that contains the whole response. Only its status and message are passed on. */
function asAccountingError(error: unknown): never {
  if (error instanceof AccountingError) throw error;
  let response: XeroResponse = {};
  try {
    response = (JSON.parse(String(error)) as { response?: XeroResponse }).response ?? {};
  } catch {
    // Not a response: a network error.
  }
  const { statusCode = 0, headers = {}, body } = response;
  if (statusCode === 429) throw new AccountingError('busy', 'too many calls', Number(headers['retry-after']) || 60);
  if (statusCode === 401 || statusCode === 403) throw new AccountingError('denied', `answered ${statusCode}`);
  if (statusCode >= 400 && statusCode < 500) throw new AccountingError('rejected', sentenceOf(body));
  throw new AccountingError('unreachable', statusCode ? `answered ${statusCode}` : 'no answer');
}

/** xero-node has no timeout. */
function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AccountingError('unreachable', 'no answer in time')), CALL_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const contactOf = ({ contactID, name, emailAddress, contactStatus }: Contact): BookContact => ({
  contact_id: contactID ?? '',
  name: name ?? '',
  email: emailAddress ?? '',
  is_archived: String(contactStatus ?? 'ACTIVE') !== 'ACTIVE',
});

const invoiceOf = ({ invoiceID, invoiceNumber, contact, status, total }: Invoice): BookInvoice => ({
  xero_id: invoiceID ?? '',
  number: invoiceNumber ?? '',
  contact_id: contact?.contactID ?? '',
  status: String(status ?? ''),
  total_cents: Math.round((total ?? 0) * 100),
});

/** Xero through xero-node, which is imported on first use. */
export function xeroAccounting(settings: XeroSettings): Accounting {
  const base = `${(settings.apiBase ?? 'https://api.xero.com').replace(/\/+$/, '')}/api.xro/2.0`;

  async function ask<T>({ access }: Entry, work: (api: AccountingApi) => Promise<{ body: T }>): Promise<T> {
    const { AccountingApi: Api } = await import('xero-node');
    // One instance per call, because it holds the access token.
    const api = new Api(base);
    api.accessToken = access;
    return (await withTimeout(work(api)).catch(asAccountingError)).body;
  }

  return {
    ...xeroIdentity(settings),
    async searchContacts(entry, text) {
      const { contacts = [] } = await ask(entry, (api) =>
        api.getContacts(
          entry.tenant_id,
          undefined,
          undefined,
          'Name',
          undefined,
          1,
          false,
          true,
          text || undefined,
          20,
        ),
      );
      return contacts.map(contactOf).filter(({ is_archived }) => !is_archived);
    },
    async findContact(entry, contact_id) {
      const found = ask(entry, (api) => api.getContact(entry.tenant_id, contact_id));
      const { contacts = [] } = await found.catch(emptyIfRejected<{ contacts?: Contact[] }>);
      return contacts[0] ? contactOf(contacts[0]) : null;
    },
    async updateContact(entry, contactID, { tax_number }) {
      const change = { contacts: [{ contactID, taxNumber: tax_number }] };
      await ask(entry, (api) => api.updateContact(entry.tenant_id, contactID, change));
    },
    async findInvoice(entry, number) {
      const { invoices = [] } = await ask(entry, (api) =>
        api.getInvoices(entry.tenant_id, undefined, 'Type=="ACCREC"', undefined, undefined, [number]),
      );
      const standing = invoices.map(invoiceOf).filter(({ status }) => status !== 'VOIDED' && status !== 'DELETED');
      return standing.find((invoice) => invoice.number === number) ?? null;
    },
    async createInvoice(entry, { lines, contact_id, number, reference, date, due_date }, key) {
      const { Invoice: Model, LineAmountTypes, CurrencyCode } = await import('xero-node');
      const invoice: Invoice = {
        type: Model.TypeEnum.ACCREC,
        contact: { contactID: contact_id },
        invoiceNumber: number,
        reference,
        date,
        dueDate: due_date,
        currencyCode: CurrencyCode.USD,
        lineAmountTypes: LineAmountTypes.NoTax,
        status: Model.StatusEnum.AUTHORISED,
        lineItems: lines.map(({ description, quantity, unit_price }) => ({
          description,
          quantity,
          unitAmount: Number(unit_price),
          accountCode: settings.salesAccount,
        })),
      };
      const { invoices = [] } = await ask(entry, (api) =>
        api.createInvoices(entry.tenant_id, { invoices: [invoice] }, true, 2, key),
      );
      if (!invoices[0]?.invoiceID) throw new AccountingError('unreachable', 'answered without the invoice');
      return invoiceOf(invoices[0]);
    },
    async createPayment(entry, { xero_id, amount_cents, date, reference }, key) {
      const payment = {
        invoice: { invoiceID: xero_id },
        account: { code: settings.paymentAccount },
        date,
        amount: amount_cents / 100,
        reference,
      };
      await ask(entry, (api) => api.createPayments(entry.tenant_id, { payments: [payment] }, true, key));
    },
    async voidInvoice(entry, xero_id, key) {
      const { Invoice: Model } = await import('xero-node');
      const change = { invoices: [{ invoiceID: xero_id, status: Model.StatusEnum.VOIDED }] };
      await ask(entry, (api) => api.updateInvoice(entry.tenant_id, xero_id, change, 2, key));
    },
    async paidInvoices(entry, since, page) {
      const { invoices = [] } = await ask(entry, (api) =>
        api.getInvoices(
          entry.tenant_id,
          since,
          'Type=="ACCREC"',
          'UpdatedDateUTC',
          undefined,
          undefined,
          undefined,
          ['PAID'],
          page,
          undefined,
          undefined,
          2,
          undefined,
          PAGE,
        ),
      );
      return { invoices: invoices.map(invoiceOf), isLast: invoices.length < PAGE };
    },
  };
}

/** Xero rejects malformed ids; to us they are not found. */
function emptyIfRejected<T extends object>(error: unknown): T {
  if (error instanceof AccountingError && error.kind === 'rejected') return {} as T;
  throw error;
}
