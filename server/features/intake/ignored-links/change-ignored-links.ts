import type { IgnoredLink } from '#core/contract/intake/ignored-links.ts';
import { fieldError } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { linkPrefix, prefixesOf } from '#core/rules/intake/ignored-link.ts';
import { recordHistory } from '../../../db/history.ts';
import type { Actor } from '../../../db/scope.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { found } from '../../../http/answer/refuse.ts';
import {
  getLink,
  ignoredPrefixes,
  insertLink,
  narrowerPrefixes,
  removeLink,
  setUrlsIgnored,
} from './ignored-links.queries.ts';
import { presentLinks } from './read-ignored-links.ts';

/** Excludes the link from matching, and marks it as ignored on existing notices. */
export function createIgnoredLink(deps: Deps, actor: Actor, { link }: { link: string }): Promise<IgnoredLink> {
  const prefix = linkPrefix(link);
  if (prefix === null) throw fieldError('link', messages.linkInvalid);
  return transaction(deps, actor, async (tx) => {
    const row = await insertLink(tx.db, { link, prefix, user_id: actor.id, created_date: tx.now });
    await setUrlsIgnored(tx.db, prefix, true);
    recordHistory(tx, {
      model: 'ignoredlink',
      object_id: row.id,
      action: 'created',
      changes: [{ field: 'link', from: null, to: link }],
    });
    return (await presentLinks(tx.db, [row]))[0]!;
  });
}

/** Restores the link's URLs, except those covered by another ignored link (a wider or a narrower one). */
export function deleteIgnoredLink(deps: Deps, actor: Actor, id: number): Promise<void> {
  return transaction(deps, actor, async (tx) => {
    const { prefix, link } = found(await getLink(tx.db, id));
    await removeLink(tx.db, id);
    const wider = await ignoredPrefixes(tx.db, prefixesOf(prefix));
    if (wider.size === 0) {
      await setUrlsIgnored(tx.db, prefix, false);
      for (const narrower of await narrowerPrefixes(tx.db, prefix)) await setUrlsIgnored(tx.db, narrower, true);
    }
    recordHistory(tx, {
      model: 'ignoredlink',
      object_id: id,
      action: 'deleted',
      changes: [{ field: 'link', from: link, to: null }],
    });
  });
}
