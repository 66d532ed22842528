import { type Completeness, ELEMENTS, isUnread } from '#core/rules/intake/notice-completeness.ts';
import { type Change, changesBetween } from '../../../../db/history.ts';

const word = (isFound: boolean): string => (isFound ? 'found' : 'missing');

/** History of a correction: changed elements, kind and verdict. The old values of an unread message are null. */
export function completenessChanges(before: Completeness, after: Completeness): Change[] {
  const wasKnown = !isUnread({ completeness: before });
  const elements = ELEMENTS.filter((element) => before[element] !== after[element]).map((element) => ({
    field: element,
    from: wasKnown ? word(before[element]) : null,
    to: word(after[element]),
  }));
  const rest = changesBetween(
    { kind: wasKnown ? before.kind : null, completeness: before.verdict },
    { kind: after.kind, completeness: after.verdict },
  );
  const changes = [...elements, ...rest];
  // A correction that confirms everything changes only `is_corrected`.
  const { is_corrected } = after;
  return changes.length > 0 ? changes : changesBetween({ is_corrected: before.is_corrected }, { is_corrected });
}
