import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Company } from '#core/contract/registry/companies.ts';
import { type CompanyXero as CompanyXeroState, pushToXero, type XeroInvoice } from '#core/contract/trade/accounting.ts';
import { companyXeroCopy as copy } from '#core/copy/trade/accounting.ts';
import { messages } from '#core/messages.ts';
import { dollars } from '#core/rules/text/money.ts';
import { useAct } from '#web/lib/call/query.ts';
import { formatCalendarDate } from '#web/lib/format.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { ErrorPanel } from '#web/ui/page/error-panel.tsx';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';
import { LinkContactDialog } from './link-contact-dialog.tsx';
import { companyXeroReading, xeroReading } from './queries.ts';

const STATES: Readonly<Record<NonNullable<XeroInvoice['state']>, { label: string; tone: Tone }>> = {
  waiting: { label: copy.pending, tone: 'info' },
  pushed: { label: copy.inXero, tone: 'ok' },
  paid: { label: copy.paidInXero, tone: 'ok' },
  void: { label: copy.void, tone: 'muted' },
  failed: { label: copy.needsAttention, tone: 'bad' },
};

/** For superusers: the company's contact in Xero and the sync status of its invoices. */
export function CompanyXero({ company }: { company: Company }) {
  const xero = useQuery(xeroReading());
  if (xero.isPending) return <SkeletonRows rows={2} label={copy.loadingAccounting} />;
  if (xero.isError) return <ErrorPanel error={xero.error} onRetry={xero.refetch} />;
  const { status, message } = xero.data;
  if (status === 'off') {
    return (
      <Card title={copy.title} aside={<Badge tone="muted">{copy.off}</Badge>}>
        <p className="text-13 text-ink-3 text-pretty">{message}</p>
      </Card>
    );
  }
  return <Linked company={company} isConnected={status === 'connected' || status === 'expiring'} />;
}

function Linked({ company, isConnected }: { company: Company; isConnected: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const query = useQuery({
    ...companyXeroReading(company.id),
    // Polls while invoices are pending; they are usually synced within a minute.
    refetchInterval: ({ state }) =>
      state.data?.invoices.some((invoice) => invoice.state === 'waiting') ? 10_000 : false,
  });
  if (query.isPending) return <SkeletonRows rows={2} label={copy.loadingAccounting} />;
  if (query.isError) return <ErrorPanel error={query.error} onRetry={query.refetch} />;
  const { xero_contact_id, contact_name } = query.data;
  return (
    <Card
      title={copy.title}
      aside={<Badge tone={xero_contact_id ? 'ok' : 'muted'}>{xero_contact_id ? copy.linked : copy.notLinked}</Badge>}
    >
      <div className="flex flex-wrap items-center gap-4">
        <div className="min-w-0 flex-1 basis-40">
          <p className="text-14 font-medium text-ink [overflow-wrap:anywhere]">
            {xero_contact_id ? (contact_name ?? copy.unnamedContact) : copy.noContactInXero}
          </p>
          {xero_contact_id ? (
            <p className="font-mono text-12 text-ink-3 [overflow-wrap:anywhere]">{xero_contact_id}</p>
          ) : (
            <p className="text-13 text-ink-3 text-pretty">{copy.notLinkedHint}</p>
          )}
        </div>
        {isConnected && (
          <Button onClick={() => setIsOpen(true)}>{xero_contact_id ? copy.changeContact : copy.linkContact}</Button>
        )}
      </div>
      {!isConnected && (
        <p className="mt-4 rounded-lg bg-warn-bg px-4 py-3 text-13 text-warn text-pretty">
          {copy.notConnected}{' '}
          <TextLink to="/xero/callback" className="text-warn underline">
            {copy.connectXero}
          </TextLink>
        </p>
      )}
      {xero_contact_id && <Invoices company={company} companyXero={query.data} />}
      {isOpen && <LinkContactDialog company={company} onClose={() => setIsOpen(false)} />}
    </Card>
  );
}

function Invoices({ company, companyXero }: { company: Company; companyXero: CompanyXeroState }) {
  const push = useAct(pushToXero, { toast: messages.xeroQueued });
  const hasFailed = companyXero.invoices.some(({ state }) => state === 'failed');
  if (companyXero.invoices.length === 0) {
    return <p className="mt-4 border-t border-line pt-4 text-13 text-ink-3">{copy.noInvoicesYet}</p>;
  }
  return (
    <div className="mt-4 border-t border-line pt-2">
      <ul aria-label={copy.invoicesInXero} className="max-h-80 overflow-y-auto">
        {companyXero.invoices.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </ul>
      {hasFailed && (
        <Button
          size="sm"
          className="mt-3"
          pending={push.pending}
          onClick={() => void push({ params: { id: String(company.id) } })}
        >
          {copy.resend}
        </Button>
      )}
    </div>
  );
}

function InvoiceRow({ invoice }: { invoice: XeroInvoice }) {
  const shown = invoice.state ? STATES[invoice.state] : ({ label: copy.notSent, tone: 'muted' } as const);
  return (
    <li className="py-2">
      <span className="flex items-center justify-between gap-3">
        <span className="min-w-0">
          <span className="block text-13 font-medium text-ink">{invoice.number}</span>
          <span className="block text-12 text-ink-3">
            {formatCalendarDate(invoice.date)} · {dollars(invoice.total)}
          </span>
        </span>
        <Badge tone={shown.tone}>{shown.label}</Badge>
      </span>
      {invoice.error && <span className="mt-1 block text-12 text-bad [overflow-wrap:anywhere]">{invoice.error}</span>}
    </li>
  );
}
