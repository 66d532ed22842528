import { Link2Off, Plus } from 'lucide-react';
import { useState } from 'react';
import type { IgnoredLink } from '#core/contract/intake/ignored-links.ts';
import { ignoredLinksListCopy as copy } from '#core/copy/intake/ignored-links.ts';
import { thousands } from '#core/rules/text/numbers.ts';
import { formatDate, formatWithZone } from '#web/lib/format.ts';
import { useListState } from '#web/lib/list-state.ts';
import { Breakable } from '#web/ui/breakable.tsx';
import { Button } from '#web/ui/button.tsx';
import { ListRows } from '#web/ui/list/list-rows.tsx';
import { ListTools } from '#web/ui/list/list-tools.tsx';
import { RowLink } from '#web/ui/list/row-link.tsx';
import type { Column } from '#web/ui/list/table-column.ts';
import { Moment } from '#web/ui/moment.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { IgnoreLinkDialog } from './ignore-link-dialog.tsx';
import { LINK_LIST, useIgnoredLinks } from './queries.ts';

const Name = ({ link }: { link: IgnoredLink }) => (
  <span className="font-mono [overflow-wrap:anywhere] [&_a]:text-13">
    <RowLink to="/ignored-links/$id/detail" params={{ id: String(link.id) }}>
      <Breakable text={link.link} />
    </RowLink>
  </span>
);

const columns: readonly Column<IgnoredLink>[] = [
  { title: copy.link, sort: 'link', cell: (link) => <Name link={link} /> },
  {
    title: copy.notices,
    align: 'end',
    cell: ({ notices_count }) => <span className="text-13 text-ink-2">{thousands(notices_count)}</span>,
  },
  {
    title: copy.ignoredBy,
    from: 'lg',
    cell: ({ user }) => <span className="text-13 text-ink-2">{user?.name ?? copy.theSystem}</span>,
  },
  {
    title: copy.added,
    sort: 'created_date',
    align: 'end',
    cell: ({ created_date }) => (
      <time
        dateTime={created_date}
        title={formatWithZone(created_date)}
        className="text-13 whitespace-nowrap text-ink-2"
      >
        {formatDate(created_date)}
      </time>
    ),
  },
];

const LinkCard = ({ link }: { link: IgnoredLink }) => (
  <>
    <Name link={link} />
    <p className="text-13 text-ink-3">
      {copy.noticeCount(link.notices_count)} · <Moment date={link.created_date} text={formatDate(link.created_date)} />
    </p>
  </>
);

/** For superusers: URLs and hosts that never assign a notice to a company. */
export function IgnoredLinksList() {
  const list = useListState<never>(LINK_LIST);
  const query = useIgnoredLinks(list.state);
  const [isAdding, setIsAdding] = useState(false);
  const add = (
    <Button variant="primary" icon={<Plus aria-hidden size={16} />} onClick={() => setIsAdding(true)}>
      {copy.ignoreALink}
    </Button>
  );
  return (
    <Page flush title={copy.title} actions={add}>
      <ListTools search={copy.search} list={list} columns={columns} />
      <ListRows
        noun={copy.noun}
        list={list}
        query={query}
        columns={columns}
        card={(link) => <LinkCard link={link} />}
        nameOf={({ link }) => link}
        empty={<EmptyState icon={Link2Off} title={copy.emptyTitle} text={copy.emptyText} />}
      />
      {isAdding && <IgnoreLinkDialog onClose={() => setIsAdding(false)} />}
    </Page>
  );
}
