import type { DomainUploadResult } from '#core/contract/registry/domains.ts';
import { busySentence, namedHolder } from '#core/copy/registry/busy-domain.ts';
import { fieldError } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import type { Deps } from '../../../../deps.ts';
import type { UploadedFile } from '../../../../http/serve.ts';
import { readDomainSheet, sheetKind } from '../../../../sheets/read-domain-sheet.ts';
import { holdersOf } from '../domains.queries.ts';

const REFUSED = {
  empty: messages.sheetEmpty,
  'too long': messages.sheetTooLong,
  unreadable: messages.sheetUnreadable,
} as const;

/** decisions §5: parses a sheet without saving anything. Each row is an available domain or an error with its row number. */
export async function uploadDomains(
  { db }: Deps,
  actor: { readonly id: number },
  file: UploadedFile | undefined,
): Promise<DomainUploadResult> {
  if (!file) throw fieldError('files', messages.sheetRequired);
  const kind = sheetKind(file.name, file.bytes);
  if (kind === undefined) throw fieldError('files', messages.sheetRequired);
  const sheet =
    kind === 'mismatch' ? { outcome: 'unreadable' as const } : await readDomainSheet(file.bytes, kind, actor.id);
  if (sheet.outcome !== 'read') throw fieldError('files', REFUSED[sheet.outcome]);
  const names = sheet.rows.map(({ name }) => name);
  const holders = new Map((await holdersOf(db, names)).map((holder) => [holder.name, holder]));
  const busy = sheet.rows
    .filter(({ name }) => holders.has(name))
    .map(({ row, name, unicode_name, typed, email }) => ({
      row,
      domain: typed,
      email,
      message: busySentence(unicode_name, namedHolder(holders.get(name))),
    }));
  return {
    domains: sheet.rows
      .filter(({ name }) => !holders.has(name))
      .map(({ name, unicode_name, email }) => ({ name, unicode_name, email })),
    errors: [...sheet.faults, ...busy].sort((a, b) => a.row - b.row),
  };
}
