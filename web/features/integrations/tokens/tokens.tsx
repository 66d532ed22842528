import { useQuery } from '@tanstack/react-query';
import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { tokensCopy as copy, newTokenCopy } from '#core/copy/registry/tokens.ts';
import { Button } from '#web/ui/button.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ErrorPanel } from '#web/ui/page/error-panel.tsx';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';
import { ShownOnceDialog } from '../shown-once-dialog.tsx';
import { TOKENS_PER_PAGE, tokensReading } from './queries.ts';
import { TokenDialog } from './token-dialog.tsx';
import { TokenRow } from './token-row.tsx';

interface Props {
  companyId: number;
  isRemoved: boolean;
}

/** The company's tokens, newest first. A token is shown once: when it is created. */
export function Tokens({ companyId, isRemoved }: Props) {
  const [page, setPage] = useState(1);
  const query = useQuery(tokensReading(companyId, page));
  const [isCreating, setCreating] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  if (query.isPending) return <SkeletonRows rows={3} label={copy.loading} />;
  if (query.isError) return <ErrorPanel error={query.error} onRetry={query.refetch} />;
  const { results, count } = query.data;
  const create = (
    <Button
      size="sm"
      variant={count === 0 ? 'primary' : 'secondary'}
      icon={<Plus aria-hidden size={16} />}
      onClick={() => setCreating(true)}
    >
      {copy.create}
    </Button>
  );
  return (
    <Card title={copy.title} aside={count > 0 && !isRemoved && create}>
      <p className="text-13 text-ink-2 text-pretty">{isRemoved ? copy.goneText : copy.text}</p>
      {count === 0 ? (
        <EmptyState
          compact
          icon={KeyRound}
          title={copy.none}
          {...(!isRemoved && { text: copy.noneText, action: create })}
        />
      ) : (
        <>
          <ul className="mt-4 flex flex-col divide-y divide-line border-t border-line">
            {results.map((one) => (
              <TokenRow key={one.id} token={one} />
            ))}
          </ul>
          {count > TOKENS_PER_PAGE && <Pager page={page} perPage={TOKENS_PER_PAGE} count={count} onPage={setPage} />}
        </>
      )}
      {isCreating && (
        <TokenDialog
          companyId={companyId}
          onCreated={(created) => {
            setCreating(false);
            setPage(1);
            setToken(created);
          }}
          onClose={() => setCreating(false)}
        />
      )}
      {token !== null && <ShownOnceDialog copy={newTokenCopy} secret={token} onClose={() => setToken(null)} />}
    </Card>
  );
}
