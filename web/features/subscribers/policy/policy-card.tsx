import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { repeatPolicyCopy as copy } from '#core/copy/intake/subscribers.ts';
import { repeatPolicyReading } from '#web/product/subscribers/repeat-policy.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { ErrorPanel } from '#web/ui/page/error-panel.tsx';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';
import { PolicyDialog } from './policy-dialog.tsx';

/** The company's policy in words. Managers change it. */
export function PolicyCard({ companyId, mayChange }: { companyId: number; mayChange: boolean }) {
  const query = useQuery(repeatPolicyReading(companyId));
  const [isOpen, setIsOpen] = useState(false);
  if (query.isPending) return <SkeletonRows rows={2} label={copy.loading} />;
  if (query.isError) return <ErrorPanel error={query.error} onRetry={query.refetch} />;
  const { limit, months, warn_at } = query.data;
  return (
    <Card
      title={copy.title}
      aside={
        mayChange && (
          <Button size="sm" onClick={() => setIsOpen(true)}>
            {copy.change}
          </Button>
        )
      }
    >
      <p className="text-14 text-ink text-pretty">
        {copy.rule(limit, months)} {warn_at === 0 ? copy.noWarning : copy.warning(warn_at)}
      </p>
      <p className="mt-1 text-13 text-ink-3 text-pretty">{copy.public}</p>
      {isOpen && <PolicyDialog companyId={companyId} policy={query.data} onClose={() => setIsOpen(false)} />}
    </Card>
  );
}
