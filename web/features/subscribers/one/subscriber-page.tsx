import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { subscriberCopy as copy } from '#core/copy/intake/subscribers.ts';
import { repeatPolicyReading } from '#web/product/subscribers/repeat-policy.ts';
import { TextLink } from '#web/ui/link.tsx';
import { ErrorPanel } from '#web/ui/page/error-panel.tsx';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';
import { subscriberReading } from '../queries.ts';
import { SubscriberView } from './subscriber-view.tsx';

interface Props {
  id: number;
  companyId: number;
  notes: (id: number) => ReactNode;
}

/** One subscriber within the company's tab. */
export function SubscriberPage({ id, companyId, notes }: Props) {
  const query = useQuery(subscriberReading(id));
  const limit = useQuery(repeatPolicyReading(companyId)).data?.limit;
  return (
    <div className="flex flex-col gap-4 px-4 py-5 sm:px-7">
      <p className="text-13">
        <TextLink
          to="/company/$company_id"
          params={{ company_id: String(companyId) }}
          search={{ tab: 'repeat-infringers' } as never}
        >
          <ArrowLeft aria-hidden className="mr-1 inline size-4" />
          {copy.back}
        </TextLink>
      </p>
      {query.isPending && <SkeletonRows rows={4} label={copy.loading} />}
      {query.isError && <ErrorPanel error={query.error} onRetry={query.refetch} />}
      {query.data && <SubscriberView one={query.data} limit={limit} notes={notes(id)} />}
    </div>
  );
}
