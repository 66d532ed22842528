import { timelineCopy as copy } from '#core/copy/intake/evidence-pack.ts';
import { oneLine } from '#core/rules/text/one-line.ts';
import type { Change } from '../../../../db/history.ts';

const CHARS = 400;

/** On one line of readable length; the whole text is elsewhere in the pack. */
export function cut(text: string): string {
  const line = oneLine(text);
  return line.length > CHARS ? `${line.slice(0, CHARS - 1).toWellFormed()}…` : line;
}

const shown = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '';
  return cut(typeof value === 'object' ? JSON.stringify(value) : String(value));
};

export const changeText = ({ field, from, to }: Change): string =>
  copy.change(field, shown(from), shown(to) || copy.nothing);
