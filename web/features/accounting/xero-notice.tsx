import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { xeroNoticeCopy as copy } from '#core/copy/trade/accounting.ts';
import { TextLink } from '#web/ui/link.tsx';
import { warningOf } from './connection-status.ts';
import { xeroReading } from './queries.ts';

/** Warns superusers when the connection to Xero has expired or soon will. */
export function XeroNotice() {
  const { data } = useQuery(xeroReading());
  const warning = data ? warningOf(data) : null;
  if (!data || !warning) return null;
  const tone = data.status === 'lapsed' ? 'bg-bad-bg text-bad' : 'bg-warn-bg text-warn';
  return (
    <section
      aria-label={copy.accounting}
      className={`mx-4 mt-5 flex items-start gap-3 rounded-lg px-4 py-3 text-13 sm:mx-7 ${tone}`}
    >
      <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
      <p className="min-w-0 text-pretty">
        {warning}{' '}
        <TextLink to="/xero/callback" className="text-current underline">
          {data.status === 'connected' ? copy.viewXeroStatus : copy.connectXero}
        </TextLink>
      </p>
    </section>
  );
}
