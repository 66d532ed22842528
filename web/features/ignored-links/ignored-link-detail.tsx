import { Inbox } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { deleteIgnoredLink, type IgnoredLink } from '#core/contract/intake/ignored-links.ts';
import { ignoredLinkDetailCopy as copy } from '#core/copy/intake/ignored-links.ts';
import { useAct } from '#web/lib/call/query.ts';
import { formatDate } from '#web/lib/format.ts';
import { NoticeBriefs } from '#web/product/notices/notice-brief.tsx';
import { Breakable } from '#web/ui/breakable.tsx';
import { Button } from '#web/ui/button.tsx';
import { DangerZone } from '#web/ui/dialog/danger-zone.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { DefinitionList } from '#web/ui/page/definition-list.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ErrorPanel } from '#web/ui/page/error-panel.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { ReadState } from '#web/ui/page/read-state.tsx';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';
import { NOTICES_SHOWN, useIgnoredLink, useLinkNotices } from './queries.ts';

interface Props {
  id: number;
  missing: ReactNode;
  onDeleted: () => void;
}

export function IgnoredLinkDetail({ id, missing, onDeleted }: Props) {
  return (
    <ReadState query={useIgnoredLink(id)} title={copy.ignoredLink} missing={missing}>
      {(link) => <Shown link={link} onDeleted={onDeleted} />}
    </ReadState>
  );
}

function Shown({ link, onDeleted }: { link: IgnoredLink; onDeleted: () => void }) {
  const remove = useAct(deleteIgnoredLink, { refresh: false });
  const areNoticesKnown = useLinkNotices(link.id, 1).isFetched;
  const run = async () => {
    const outcome = await remove({ params: { id: String(link.id) } });
    if (outcome?.done) onDeleted();
  };
  return (
    <Page title={<Breakable text={link.link} />} documentTitle={copy.ignoredLink}>
      <div className="flex flex-col gap-4">
        <div className="rounded-lg border border-line bg-sunken p-5">
          <DefinitionList
            items={[
              { term: copy.ignoredBy, value: link.user?.name ?? copy.theSystem },
              { term: copy.added, value: <Moment date={link.created_date} text={formatDate(link.created_date)} /> },
              { term: copy.noticesContainingThisLink, value: String(link.notices_count) },
            ]}
          />
        </div>
        <Card flush title={copy.noticesContainingThisLink}>
          <div className="border-t border-line">
            <LinkNotices id={link.id} />
          </div>
        </Card>
        {/* Rendered after the notices have loaded, to avoid layout shift. */}
        {areNoticesKnown && (
          <DangerZone
            title={copy.stopIgnoringThisLink}
            action={
              <Button pending={remove.pending} onClick={() => void run()}>
                {copy.stopIgnoring}
              </Button>
            }
          >
            <p>{copy.stopIgnoringText}</p>
          </DangerZone>
        )}
      </div>
    </Page>
  );
}

function LinkNotices({ id }: { id: number }) {
  const [page, setPage] = useState(1);
  const query = useLinkNotices(id, page);
  if (query.isPending) return <SkeletonRows rows={3} label={copy.loadingNotices} />;
  if (query.isError) return <ErrorPanel error={query.error} onRetry={query.refetch} />;
  const { results, count } = query.data;
  if (count === 0) return <EmptyState compact icon={Inbox} title={copy.emptyTitle} />;
  return (
    <>
      <NoticeBriefs label={copy.notices} notices={results} />
      {count > NOTICES_SHOWN && (
        <div className="border-t border-line px-5 py-3">
          <Pager page={page} perPage={NOTICES_SHOWN} count={count} onPage={setPage} />
        </div>
      )}
    </>
  );
}
