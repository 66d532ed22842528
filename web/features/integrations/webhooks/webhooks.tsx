import { useQuery } from '@tanstack/react-query';
import { Plus, Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import { webhookCopy as copy, webhookSecretCopy } from '#core/copy/intake/webhooks.ts';
import { WEBHOOKS_MAX } from '#core/rules/intake/webhook-types.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ErrorPanel } from '#web/ui/page/error-panel.tsx';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';
import { ShownOnceDialog } from '../shown-once-dialog.tsx';
import { webhooksReading } from './queries.ts';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookRow } from './webhook-row.tsx';

interface Props {
  companyId: number;
  isRemoved: boolean;
}

/** The company's webhooks. A secret is shown once: when one is added, or its secret replaced. */
export function Webhooks({ companyId, isRemoved }: Props) {
  const query = useQuery(webhooksReading(companyId));
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  if (query.isPending) return <SkeletonRows rows={3} label={copy.loading} />;
  if (query.isError) return <ErrorPanel error={query.error} onRetry={query.refetch} />;
  const { results } = query.data;
  const isFull = results.length >= WEBHOOKS_MAX;
  const add = (
    <Button
      size="sm"
      variant={results.length === 0 ? 'primary' : 'secondary'}
      icon={<Plus aria-hidden size={16} />}
      onClick={() => setAdding(true)}
    >
      {copy.add}
    </Button>
  );
  return (
    <Card title={copy.title} aside={results.length > 0 && !isFull && !isRemoved && add}>
      <p className="text-13 text-ink-2 text-pretty">{isRemoved ? copy.goneText : copy.text}</p>
      {results.length === 0 ? (
        <EmptyState
          compact
          icon={WebhookIcon}
          title={copy.none}
          {...(!isRemoved && { text: copy.noneText, action: add })}
        />
      ) : (
        <ul className="mt-4 flex flex-col divide-y divide-line border-t border-line">
          {results.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} isRemoved={isRemoved} onSecret={setSecret} />
          ))}
        </ul>
      )}
      {isFull && <p className="mt-3 text-12 text-ink-3">{copy.full}</p>}
      {isAdding && (
        <WebhookDialog
          companyId={companyId}
          onAdded={(added) => {
            setAdding(false);
            setSecret(added);
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {secret !== null && <ShownOnceDialog copy={webhookSecretCopy} secret={secret} onClose={() => setSecret(null)} />}
    </Card>
  );
}
