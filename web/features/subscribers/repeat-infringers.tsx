import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Company } from '#core/contract/registry/companies.ts';
import { COMPANY_STATUS } from '#core/lookups.ts';
import { SubscribersList } from './list/subscribers-list.tsx';
import { SubscriberPage } from './one/subscriber-page.tsx';
import { PolicyCard } from './policy/policy-card.tsx';

interface Props {
  company: Company;
  mayEdit: boolean;
  /** Handles are for those who handle notices; other members see the policy alone. */
  handles: boolean;
  notes: (id: number) => ReactNode;
}

/** beyond § 16: a company's policy on repeat infringers and its subscribers, or one of them. */
export function RepeatInfringers({ company, mayEdit, handles, notes }: Props) {
  const { subscriber } = useSearch({ strict: false }) as { subscriber?: string };
  const id = Number(subscriber);
  if (handles && Number.isInteger(id) && id > 0)
    return <SubscriberPage key={id} id={id} companyId={company.id} notes={notes} />;
  const isGone = company.status.id === COMPANY_STATUS.removed;
  return (
    <>
      <div className="px-4 py-5 sm:px-7">
        <PolicyCard companyId={company.id} mayChange={mayEdit && !isGone} />
      </div>
      {handles && <SubscribersList companyId={company.id} mayAdd={!isGone} />}
    </>
  );
}
