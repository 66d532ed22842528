import { ArrowDown, ArrowUp } from 'lucide-react';
import { changeRule, type Rule } from '#core/contract/intake/filters.ts';
import { ruleColumnsCopy as copy } from '#core/copy/intake/rules.ts';
import { thousands } from '#core/rules/text/numbers.ts';
import { useAct } from '#web/lib/call/query.ts';
import { formatAgo, formatWithZone } from '#web/lib/format.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { RowLink } from '#web/ui/list/row-link.tsx';
import type { Column } from '#web/ui/list/table-column.ts';
import { ruleSentence } from './rule-sentence.ts';

const Name = ({ rule }: { rule: Rule }) => (
  <RowLink to="/filters/$id/detail" params={{ id: String(rule.id) }}>
    {rule.name}
  </RowLink>
);

/** Switch that enables or disables the rule. */
function Activity({ rule }: { rule: Rule }) {
  const change = useAct(changeRule);
  return (
    <span className="relative z-10 flex">
      <Switch
        label={copy.enable(rule.name)}
        isOn={rule.is_active}
        onChange={(is_active) => void change({ params: { id: String(rule.id) }, body: { is_active } })}
      />
    </span>
  );
}

/** Moves the rule one position up or down; the buttons also work by keyboard. */
function Place({ rule, count }: { rule: Rule; count: number }) {
  const change = useAct(changeRule);
  const move = (by: 1 | -1) => void change({ params: { id: String(rule.id) }, body: { position: rule.position + by } });
  return (
    <span className="relative z-10 inline-flex">
      <IconButton
        size="sm"
        label={copy.moveUp(rule.name)}
        disabled={rule.position <= 1 || change.pending}
        onClick={() => move(-1)}
      >
        <ArrowUp aria-hidden size={16} />
      </IconButton>
      <IconButton
        size="sm"
        label={copy.moveDown(rule.name)}
        disabled={rule.position >= count || change.pending}
        onClick={() => move(1)}
      >
        <ArrowDown aria-hidden size={16} />
      </IconButton>
    </span>
  );
}

/** `count`: the number of rules, or 0 where they can't be reordered. */
export const ruleColumns = (count: number): readonly Column<Rule>[] => [
  {
    title: copy.rule,
    sort: 'position',
    cell: (rule) => (
      <div className="flex items-center gap-4">
        <span className="w-5 shrink-0 text-right text-13 text-ink-3">{rule.position}</span>
        <div className="min-w-0">
          <p className="line-clamp-1 [overflow-wrap:anywhere]">
            <Name rule={rule} />
          </p>
          <p className="line-clamp-1 text-12 text-ink-3 [overflow-wrap:anywhere]">{ruleSentence(rule)}</p>
        </div>
      </div>
    ),
  },
  { title: copy.on, cell: (rule) => <Activity rule={rule} /> },
  {
    title: copy.hits,
    sort: 'hits',
    align: 'end',
    from: 'lg',
    cell: ({ hits }) => <span className="text-13 text-ink-2">{thousands(hits)}</span>,
  },
  {
    title: copy.lastHit,
    sort: 'last_hit',
    align: 'end',
    from: 'lg',
    cell: ({ last_hit }) => <LastHit date={last_hit} />,
  },
  ...(count > 1
    ? [{ title: copy.order, align: 'end' as const, cell: (rule: Rule) => <Place rule={rule} count={count} /> }]
    : []),
];

const LastHit = ({ date }: { date: string | null }) =>
  date ? (
    <time dateTime={date} title={formatWithZone(date)} className="text-13 whitespace-nowrap text-ink-2">
      {formatAgo(date)}
    </time>
  ) : (
    <span className="text-13 text-ink-3">{copy.never}</span>
  );

export const RuleCard = ({ rule, count }: { rule: Rule; count: number }) => (
  <>
    <div className="flex items-start justify-between gap-3">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <Name rule={rule} />
      </span>
      <Activity rule={rule} />
    </div>
    <p className="text-13 text-ink-2 [overflow-wrap:anywhere]">{ruleSentence(rule)}</p>
    <div className="mt-1 flex items-center justify-between gap-3 text-13 text-ink-3">
      {copy.hitCount(rule.hits)}
      {count > 1 && <Place rule={rule} count={count} />}
    </div>
  </>
);
