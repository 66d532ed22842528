import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

interface Call {
  method: string;
  path: string;
  query: Record<string, string>;
  body: string;
  key: string | undefined;
  headers: Record<string, string | string[] | undefined>;
}
export type Fault = '429' | '401' | '403' | '500' | 'cut';

export interface ServedInvoice {
  InvoiceID: string;
  InvoiceNumber: string;
  Type: 'ACCREC';
  Status: string;
  Contact: { ContactID: string };
  Total: number;
  AmountDue: number;
  LineItems: { Description: string; Quantity: number; UnitAmount: number; AccountCode: string }[];
  updated: number;
  [field: string]: unknown;
}

interface ServedPayment {
  Invoice: { InvoiceID: string };
  Account: { Code: string };
  Amount: number;
  Date: string;
  Reference: string;
}

interface ServedContact {
  ContactID: string;
  Name: string;
  EmailAddress: string;
  ContactStatus: string;
  TaxNumber?: string;
}

const secret = (prefix: string) => `${prefix}-${randomBytes(24).toString('hex')}`;
const msDate = (at: number) => `/Date(${at}+0000)/`;

/** Fake of Xero's identity and accounting APIs, with expiring access tokens and single-use refresh tokens. */
export class XeroServer {
  readonly calls: Call[] = [];
  readonly invoices: ServedInvoice[] = [];
  readonly contacts: ServedContact[] = [];
  readonly payments: ServedPayment[] = [];
  /** Codes of the bank accounts. */
  accounts = ['090'];
  organisations = [{ tenantId: randomUUID(), tenantName: 'Harbor Agents LLC' }];
  readonly #codes = new Set<string>();
  #access = new Set<string>();
  #refresh = new Set<string>();
  readonly #kept = new Map<string, object>();
  readonly #faults: { path: RegExp; fault: Fault; left: number }[] = [];

  fail(path: RegExp, fault: Fault, times = 1): void {
    this.#faults.push({ path, fault, left: times });
  }

  /** Idempotency keys are remembered for some minutes only. */
  forgetKeys(): void {
    this.#kept.clear();
  }

  /** Grants consent on Xero's page; returns the authorization code. */
  consent(): string {
    const code = secret('code');
    this.#codes.add(code);
    return code;
  }

  addContact(Name: string, ContactStatus = 'ACTIVE'): ServedContact {
    const contact = { ContactID: randomUUID(), Name, EmailAddress: 'books@example.com', ContactStatus };
    this.contacts.push(contact);
    return contact;
  }

  /** Revokes the current access token. */
  endAccess(): void {
    this.#access = new Set();
  }

  /** Revokes the connection, as the organization's owner can. */
  endEverything(): void {
    this.#access = new Set();
    this.#refresh = new Set();
  }

  pay(number: string, Total?: number): void {
    const invoice = this.invoices.find(({ InvoiceNumber }) => InvoiceNumber === number)!;
    Object.assign(invoice, { Status: 'PAID', AmountDue: 0, updated: Date.now(), ...(Total && { Total }) });
  }

  callsTo(method: string, path: RegExp): Call[] {
    return this.calls.filter((call) => call.method === method && path.test(call.path));
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += chunk;
    const url = new URL(request.url ?? '/', 'http://xero.example');
    const call: Call = {
      method: request.method ?? '',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      body,
      key: request.headers['idempotency-key'] as string | undefined,
      headers: request.headers,
    };
    this.calls.push(call);
    const fault = this.#faults.find(({ path, left }) => left > 0 && path.test(`${call.method} ${call.path}`));
    if (fault) fault.left--;
    const send = (status: number, answer: object, headers: Record<string, string> = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(answer));
    if (call.path === '/identity/connect/authorize') {
      const { redirect_uri = '', state = '' } = call.query;
      const back = new URLSearchParams({ code: this.consent(), state, session_state: 'some-state' });
      return void response.writeHead(302, { location: `${redirect_uri}?${back}` }).end();
    }
    const isBarred =
      call.path !== '/connect/token' && !this.#access.has(String(request.headers.authorization).slice(7));
    if (fault?.fault === '429') return void send(429, {}, { 'retry-after': '37', 'x-rate-limit-problem': 'minute' });
    if (fault?.fault === '500') return void send(500, { Message: 'An error occurred in Xero.' });
    if (isBarred || fault?.fault === '401' || fault?.fault === '403') {
      const status = fault?.fault === '403' ? 403 : 401;
      const Detail = status === 401 ? 'TokenExpired: token expired' : 'AuthenticationUnsuccessful';
      return void send(status, { Type: null, Title: 'Unauthorized', Status: status, Detail, Instance: randomUUID() });
    }
    const [status, answer] = this.#route(call);
    if (fault?.fault === 'cut') return void request.socket.destroy();
    send(status, answer);
  }

  #route(call: Call): [number, object] {
    const { method, path, query, body } = call;
    if (method === 'POST' && path === '/connect/token') return this.#token(call);
    if (method === 'GET' && path === '/connections') return [200, this.organisations.map(connection)];
    const [, , , group, id] = path.split('/');
    if (method === 'GET' && group === 'Contacts') return this.#contacts(id, query);
    if (method === 'POST' && group === 'Contacts') return this.#changeContact(id!, JSON.parse(body));
    if (method === 'PUT' && group === 'Payments') return this.#pay(call);
    if (group !== 'Invoices') return [404, { Message: 'The resource you requested cannot be found' }];
    if (method === 'PUT') return this.#create(call);
    if (method === 'POST') return this.#change(id!, JSON.parse(body));
    return [200, this.#wrap({ Invoices: this.#found(call).map(shown) })];
  }

  #wrap = (content: object) => ({ Id: randomUUID(), Status: 'OK', ProviderName: 'Safeharbor', ...content });

  #token({ headers, body }: Call): [number, object] {
    const params = new URLSearchParams(body);
    if (headers.authorization !== `Basic ${Buffer.from('client:hush').toString('base64')}`) {
      return [401, { error: 'invalid_client' }];
    }
    const isCode = params.get('grant_type') === 'authorization_code';
    const isGood = isCode
      ? this.#codes.delete(params.get('code') ?? '')
      : this.#refresh.delete(params.get('refresh_token') ?? '');
    if (!isGood) return [400, { error: 'invalid_grant' }];
    const [access_token, refresh_token] = [secret('access'), secret('refresh')];
    this.#access.add(access_token);
    this.#refresh.add(refresh_token);
    const scope = 'offline_access accounting.invoices accounting.payments accounting.contacts';
    return [200, { access_token, refresh_token, expires_in: 1800, token_type: 'Bearer', scope }];
  }

  #contacts(id: string | undefined, { searchTerm = '' }: Record<string, string>): [number, object] {
    const fits = ({ Name }: { Name: string }) => Name.toLowerCase().includes(searchTerm.toLowerCase());
    const found = id ? this.contacts.filter(({ ContactID }) => ContactID === id) : this.contacts.filter(fits);
    if (id && found.length === 0) return [404, { Message: 'The resource you requested cannot be found' }];
    return [200, this.#wrap({ Contacts: found })];
  }

  #changeContact(id: string, { Contacts }: { Contacts: Partial<ServedContact>[] }): [number, object] {
    const contact = this.contacts.find(({ ContactID }) => ContactID === id);
    if (!contact) return [404, { Message: 'The resource you requested cannot be found' }];
    return [200, this.#wrap({ Contacts: [Object.assign(contact, Contacts[0])] })];
  }

  #create({ body, key }: Call): [number, object] {
    const kept = key && this.#kept.get(key);
    if (kept) return [200, kept];
    const [given] = (JSON.parse(body) as { Invoices: ServedInvoice[] }).Invoices;
    const isTaken = this.invoices.some(({ InvoiceNumber }) => InvoiceNumber === given!.InvoiceNumber);
    const isUnknown = !this.contacts.some(({ ContactID }) => ContactID === given!.Contact.ContactID);
    const fault = isTaken ? 'Invoice # must be unique.' : isUnknown ? 'The Contact could not be found.' : null;
    if (fault) {
      const Elements = [{ ...given, ValidationErrors: [{ Message: fault }] }];
      const Message = 'A validation exception occurred';
      return [400, { ErrorNumber: 10, Type: 'ValidationException', Message, Elements }];
    }
    const Total = given!.LineItems.reduce((sum, { Quantity, UnitAmount }) => sum + Quantity * UnitAmount, 0);
    const made = { ...given!, InvoiceID: randomUUID(), Total, AmountDue: Total, updated: Date.now() };
    this.invoices.push(made);
    const answer = this.#wrap({ Invoices: [shown(made)] });
    if (key) this.#kept.set(key, answer);
    return [200, answer];
  }

  /** Xero accepts payments up to the amount due, into a bank account. */
  #pay({ body, key }: Call): [number, object] {
    const kept = key && this.#kept.get(key);
    if (kept) return [200, kept];
    const [given] = (JSON.parse(body) as { Payments: ServedPayment[] }).Payments;
    const invoice = this.invoices.find(({ InvoiceID }) => InvoiceID === given!.Invoice.InvoiceID);
    const isPayable = invoice?.Status === 'AUTHORISED' && given!.Amount <= invoice.AmountDue;
    const fault = !this.accounts.includes(given!.Account.Code)
      ? 'Account could not be found'
      : isPayable
        ? null
        : 'Payment amount exceeds the amount outstanding on this document';
    if (fault) {
      const Elements = [{ ...given, ValidationErrors: [{ Message: fault }] }];
      return [400, { Type: 'ValidationException', Message: 'A validation exception occurred', Elements }];
    }
    this.payments.push(given!);
    const AmountDue = invoice!.AmountDue - given!.Amount;
    Object.assign(invoice!, { AmountDue, updated: Date.now(), ...(AmountDue === 0 && { Status: 'PAID' }) });
    const answer = this.#wrap({ Payments: [{ PaymentID: randomUUID(), ...given }] });
    if (key) this.#kept.set(key, answer);
    return [200, answer];
  }

  #change(id: string, { Invoices }: { Invoices: { Status: string }[] }): [number, object] {
    const invoice = this.invoices.find(({ InvoiceID }) => InvoiceID === id);
    if (!invoice) return [404, { Message: 'The resource you requested cannot be found' }];
    if (invoice.Status === 'PAID') {
      const ValidationErrors = [{ Message: 'This document cannot be edited as it has a payment allocated to it.' }];
      return [
        400,
        { Type: 'ValidationException', Message: 'A validation exception occurred', Elements: [{ ValidationErrors }] },
      ];
    }
    Object.assign(invoice, { Status: Invoices[0]!.Status, updated: Date.now() });
    return [200, this.#wrap({ Invoices: [shown(invoice)] })];
  }

  #found({ query, headers }: Call): ServedInvoice[] {
    const since = Date.parse(String(headers['if-modified-since'] ?? '')) || 0;
    const numbers = query.InvoiceNumbers?.split(',');
    const statuses = query.Statuses?.split(',');
    const page = Number(query.page ?? 1);
    const size = Number(query.pageSize ?? 100);
    return this.invoices
      .filter(({ InvoiceNumber }) => !numbers || numbers.includes(InvoiceNumber))
      .filter(({ Status }) => !statuses || statuses.includes(Status))
      .filter(({ updated }) => updated >= since)
      .slice((page - 1) * size, page * size);
  }
}

const shown = ({ updated, ...invoice }: ServedInvoice) => ({ ...invoice, UpdatedDateUTC: msDate(updated) });
const connection = ({ tenantId, tenantName }: { tenantId: string; tenantName: string }) => ({
  id: randomUUID(),
  authEventId: randomUUID(),
  tenantId,
  tenantType: 'ORGANISATION',
  tenantName,
  createdDateUtc: '2026-01-02T03:04:05.0000000',
  updatedDateUtc: '2026-01-02T03:04:05.0000000',
});
