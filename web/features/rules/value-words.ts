import { AUTHENTICITY_WORDS } from '#core/copy/intake/authenticity-screens.ts';
import { ruleConditionsCopy as copy } from '#core/copy/intake/rules.ts';
import { SOURCES } from '#core/lookups.ts';
import { AUTHENTICITY_VERDICTS } from '#core/rules/intake/authenticity.ts';
import { VERDICTS } from '#core/rules/intake/notice-completeness.ts';
import { VERDICT_WORDS } from '#web/product/notices/notice-words.ts';

/** Rules don't run on unread messages. */
const VERDICT_CHOICES = VERDICTS.filter((verdict) => verdict !== 'unread').map((verdict) => ({
  value: verdict,
  label: VERDICT_WORDS[verdict].name,
}));
const AT_LEAST_CHOICES = [1, 2, 3, 4, 5, 6].map((count) => ({
  value: String(count),
  label: count === 1 ? copy.oneElement : copy.elements(count),
}));
const AUTHENTICITY_CHOICES = AUTHENTICITY_VERDICTS.map((verdict) => ({
  value: verdict,
  label: AUTHENTICITY_WORDS[verdict],
}));
const SOURCE_CHOICES = SOURCES.map(({ name }) => ({ value: name, label: name }));

/** The values to choose from; undefined when the value is free text. */
export function valueChoices(field: string | undefined, how: string | undefined) {
  if (field === 'completeness' && how === 'is_at_least') return [...AT_LEAST_CHOICES, ...VERDICT_CHOICES];
  if (field === 'completeness' && how === 'equals') return VERDICT_CHOICES;
  if (field === 'authenticity' && how === 'equals') return AUTHENTICITY_CHOICES;
  return field === 'source' && how === 'equals' ? SOURCE_CHOICES : undefined;
}

/** The value as shown: "Not a notice" for `not_a_notice`, "4 elements" for `4`. */
export const valueWords = (field: string, how: string, value: string): string =>
  valueChoices(field, how)?.find((choice) => choice.value === value)?.label ?? value;
