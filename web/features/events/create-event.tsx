import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getCompany } from '#core/contract/registry/companies.ts';
import { createEventCopy as copy } from '#core/copy/records/events.ts';
import { reading } from '#web/lib/call/query.ts';
import { Page } from '#web/ui/page/page.tsx';
import { ReadState } from '#web/ui/page/read-state.tsx';
import { CreateEventForm } from './create-event-form.tsx';

/** Screen that adds an event to a company manually. */
export function CreateEvent({
  companyId,
  missing,
  onDone,
}: {
  companyId: number;
  missing: ReactNode;
  onDone: () => void;
}) {
  const query = useQuery(reading(getCompany, { params: { id: String(companyId) } }));
  return (
    <ReadState query={query} title={copy.title} missing={missing}>
      {(company) => (
        <Page title={copy.title} documentTitle={copy.documentTitle(company.name)} subtitle={company.name}>
          <CreateEventForm company={company} onDone={onDone} />
        </Page>
      )}
    </ReadState>
  );
}
