import type { Completeness } from '#core/rules/intake/notice-completeness.ts';
import { Badge } from '../../ui/badge.tsx';
import { KIND_WORDS, VERDICT_WORDS } from './notice-words.ts';

/** Verdict on a notice. For a message that is not a notice, its kind is shown instead. */
export function VerdictBadge({
  completeness: { verdict, kind },
}: {
  completeness: Pick<Completeness, 'verdict' | 'kind'>;
}) {
  const { name, tone } = VERDICT_WORDS[verdict];
  const isSomethingElse = verdict === 'not_a_notice' && kind !== 'takedown' && kind !== 'other';
  return (
    <Badge dot={false} tone={kind === 'counter_notice' ? 'violet' : tone}>
      {isSomethingElse ? KIND_WORDS[kind] : name}
    </Badge>
  );
}
