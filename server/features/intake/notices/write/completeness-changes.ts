import { type Completeness, ELEMENTS, isUnread } from '#core/rules/intake/notice-completeness.ts';
import { type Change, changesBetween } from '../../../../db/history.ts';

const word = (isFound: boolean): string => (isFound ? 'found' : 'missing');

/**
 * As history tells a correction: each element that was found or is missing now, the kind, and the verdict it makes. Of a message
 * that could not be read nothing was known before.
 */
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
  // Who agrees with all that was found has looked at it, and that alone is new.
  const { is_corrected } = after;
  return changes.length > 0 ? changes : changesBetween({ is_corrected: before.is_corrected }, { is_corrected });
}
