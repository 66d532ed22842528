import { useQuery } from '@tanstack/react-query';
import type { XeroStatus } from '#core/contract/trade/accounting.ts';
import { xeroConnectionCopy as copy } from '#core/copy/trade/accounting.ts';
import { formatCalendarDate } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { DefinitionList } from '#web/ui/page/definition-list.tsx';
import { ErrorPanel } from '#web/ui/page/error-panel.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';
import { STATUS_LABELS, warningOf } from './connection-status.ts';
import { useConnect, xeroReading } from './queries.ts';

/** State of the connection to Xero, with a button to connect. `refusal`: error of the last attempt. */
export function XeroConnection({ refusal }: { refusal?: string | null }) {
  const query = useQuery(xeroReading());
  return (
    <Page title={copy.accounting} subtitle={copy.subtitle}>
      <div className="flex max-w-[720px] flex-col gap-4">
        {refusal && (
          <p role="alert" className="rounded-lg bg-bad-bg px-4 py-3 text-13 text-bad">
            {refusal}
          </p>
        )}
        {query.isPending && <SkeletonRows rows={2} label={copy.loadingTheConnection} />}
        {query.isError && <ErrorPanel error={query.error} onRetry={query.refetch} />}
        {query.data && <Connection xero={query.data} />}
      </div>
    </Page>
  );
}

const date = (value: string | null): string => (value ? formatCalendarDate(value) : copy.never);

function Connection({ xero }: { xero: XeroStatus }) {
  const connect = useConnect();
  const { status, organisation, connected_date, expires_date, invoices, message } = xero;
  const { label, tone } = STATUS_LABELS[status];
  const warning = warningOf(xero);
  return (
    <Card title={copy.xero} aside={<Badge tone={tone}>{label}</Badge>}>
      {status === 'off' && <p className="text-14 text-ink-2 text-pretty">{message}</p>}
      {warning && <p className="mb-4 rounded-lg bg-warn-bg px-4 py-3 text-13 text-warn text-pretty">{warning}</p>}
      {organisation && (
        <DefinitionList
          items={[
            { term: copy.organization, value: organisation },
            { term: copy.connected, value: date(connected_date) },
            { term: copy.accessExpires, value: copy.extendedWithEachUse(date(expires_date)) },
            {
              term: copy.invoices,
              value: copy.invoicesPendingFailed(invoices.waiting, invoices.failed),
            },
          ]}
        />
      )}
      {status !== 'off' && (
        <div className="mt-5">
          <Button
            variant={status === 'connected' ? 'secondary' : 'primary'}
            pending={connect.pending}
            onClick={() => void connect({})}
          >
            {organisation ? copy.reconnect : copy.connectXero}
          </Button>
        </div>
      )}
    </Card>
  );
}
