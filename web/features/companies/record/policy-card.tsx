import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { Company } from '#core/contract/registry/companies.ts';
import { changePolicyUrl, checkPolicyUrl, type PolicyUrl, PolicyUrlForm } from '#core/contract/registry/policy-url.ts';
import { policyUrlCopy as copy } from '#core/copy/registry/public-record.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { formatDate } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Breakable } from '#web/ui/breakable.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { ErrorPanel } from '#web/ui/page/error-panel.tsx';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';

interface Props {
  company: Company;
  query: UseQueryResult<PolicyUrl>;
  mayEdit: boolean;
}

/** beyond § 20: the page on the company's own site that has to name the agent. */
export function PolicyCard({ company, query, mayEdit }: Props) {
  const [isEditing, setIsEditing] = useState(false);
  if (query.isPending) return <SkeletonRows rows={3} label={copy.loading} />;
  if (query.isError) return <ErrorPanel error={query.error} onRetry={query.refetch} />;
  const page = query.data;
  return (
    <Card title={copy.title}>
      {page.url === null || isEditing ? (
        mayEdit ? (
          <AddressForm company={company} page={page} onDone={() => setIsEditing(false)} />
        ) : (
          <p className="text-13 text-ink-2">{copy.noneToRead}</p>
        )
      ) : (
        <>
          <p className="font-mono text-13 text-ink [overflow-wrap:anywhere]">
            <Breakable text={page.url} />
          </p>
          <Outcome page={page} />
          {mayEdit && <PageActions company={company} onChange={() => setIsEditing(true)} />}
        </>
      )}
    </Card>
  );
}

function AddressForm({ company, page, onDone }: { company: Company; page: PolicyUrl; onDone: () => void }) {
  const change = useAct(changePolicyUrl, { toast: messages.policyUrlUpdated });
  const form = useContractForm(PolicyUrlForm, { url: page.url ?? '' });
  return (
    <Form
      form={form}
      label={copy.title}
      act={(body) => change({ params: { id: String(company.id) }, body })}
      onDone={onDone}
      className="flex flex-col gap-4"
    >
      {page.url === null && <p className="text-13 text-ink-2 text-pretty">{copy.none}</p>}
      <TextField name="url" label={copy.address} type="url" hint={copy.hint} autoComplete="off" />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" pending={change.pending}>
          {copy.save}
        </Button>
        {page.url !== null && <Button onClick={onDone}>{copy.cancel}</Button>}
      </div>
    </Form>
  );
}

const FIELDS = ['name', 'address', 'phone', 'email'] as const;

function Outcome({ page: { found, checked_date, error, confirmed } }: { page: PolicyUrl }) {
  return (
    <div className="mt-3 flex flex-col gap-2 text-13 text-ink-2">
      {error !== null && (
        <p role="status" className="text-bad [overflow-wrap:anywhere]">
          {error}
        </p>
      )}
      {found && (
        <ul className="flex flex-col gap-2">
          {FIELDS.map((field) => (
            <li key={field} className="flex flex-wrap items-center gap-2">
              <Badge tone={found[field] ? 'ok' : 'warn'}>{found[field] ? copy.found : copy.notFound}</Badge>
              {copy.fields[field]}
            </li>
          ))}
        </ul>
      )}
      {checked_date && <p className="text-12 text-ink-3">{copy.checked(formatDate(checked_date))}</p>}
      {confirmed && (
        <p className="text-12 text-ink-3">
          {copy.confirmed(confirmed.by?.name ?? copy.someone, formatDate(confirmed.date))}
        </p>
      )}
    </div>
  );
}

function PageActions({ company, onChange }: { company: Company; onChange: () => void }) {
  const check = useAct(checkPolicyUrl);
  const confirm = useAct(checkPolicyUrl, { toast: messages.policyUrlConfirmed });
  const params = { id: String(company.id) };
  return (
    <div className="mt-4 flex flex-wrap gap-2 print:hidden">
      <Button size="sm" variant="primary" pending={check.pending} onClick={() => void check({ params, body: {} })}>
        {copy.check}
      </Button>
      <Button size="sm" pending={confirm.pending} onClick={() => void confirm({ params, body: { confirmed: true } })}>
        {copy.confirm}
      </Button>
      <Button size="sm" variant="quiet" onClick={onChange}>
        {copy.change}
      </Button>
    </div>
  );
}
