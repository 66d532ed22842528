import type { LumenNotice } from '#core/contract/intake/lumen.ts';
import { lumenCopy as copy } from '#core/copy/intake/lumen.ts';
import { SOURCES } from '#core/lookups.ts';
import { languageOf } from '#core/rules/intake/language-of.ts';
import { lumenActionOf } from '#core/rules/intake/lumen-action.ts';
import { PRIVATE, type Private, redactForLumen, signedNames } from '#core/rules/intake/lumen-redaction.ts';
import { isSameName } from '#core/rules/text/same-name.ts';
import type { UrlWithState } from '../../actions/url-states.ts';
import type { LumenRow } from './lumen.queries.ts';

type Content = LumenNotice['notice'];
type Work = Content['works_attributes'][number];

/** Everything about persons that is known of a notice. The name of an organization is not private. */
export function privateOf(row: Pick<LumenRow, 'sender' | 'relay' | 'acns' | 'form' | 'completeness'>): Private {
  const { sender, relay, acns, form, completeness } = row;
  const { signature = '', contact = '' } = completeness.found;
  const organization = organizationOf(row) ?? '';
  const names = [
    ...[sender?.name, relay?.name, acns?.complainant.contact, acns?.source.user_name],
    ...[form?.name, form?.owner_name, form?.signature],
    ...signedNames(signature),
  ];
  return {
    names: names.filter((name): name is string => Boolean(name?.trim()) && !isSameName(name!, organization)),
    streets: [sender?.address, acns?.complainant.address, form?.address].filter((street): street is string =>
      Boolean(street),
    ),
    sentences: [signature, contact].filter(Boolean),
  };
}

const organizationOf = ({ sender, acns }: Pick<LumenRow, 'sender' | 'acns'>): string | undefined =>
  sender?.company.trim() || acns?.complainant.entity.trim() || undefined;

/** The `Date` header, if it can be read. */
function sentDate({ head, received_date }: LumenRow): Date {
  const headers = head?.toString('latin1').split(/\r?\n\r?\n/, 1)[0] ?? '';
  const value = /^date:[ \t]*([^\r\n]+(?:\r?\n[ \t][^\r\n]+)*)/im.exec(headers)?.[1] ?? '';
  const moment = new Date(value.replace(/\([^)]*\)/g, ' ').replace(/\s+/g, ' '));
  return Number.isNaN(+moment) ? received_date : moment;
}

/** The works of the form or the ACNS block, else the sentence that names the work. All reported URLs are in the first one. */
function worksOf(row: LumenRow, urls: readonly string[], clean: (text: string) => string): Work[] {
  const typed = (row.form?.works ?? []).map(({ description, urls: originals = [] }) => ({
    description: clean(description),
    copyrighted_urls_attributes: originals.map((url) => ({ url: clean(url) })),
  }));
  const titles = [...new Set((row.acns?.items ?? []).map(({ title }) => title.trim()).filter(Boolean))];
  const named = titles.map((title) => ({ description: clean(title), copyrighted_urls_attributes: [] }));
  const sentence = clean(row.completeness.found.work ?? '') || copy.unnamedWork;
  const listed = [typed, named].find(({ length }) => length > 0) ?? [
    { description: sentence, copyrighted_urls_attributes: [] },
  ];
  const infringing = urls.map((url) => ({ url: clean(url) }));
  return listed.map((work, at) => ({
    description: work.description,
    infringing_urls_attributes: at === 0 ? infringing : [],
    copyrighted_urls_attributes: work.copyrighted_urls_attributes,
  }));
}

/** A notice in the shape of Lumen's API, without anything that leads to a person. */
export function lumenNotice(row: LumenRow, urls: readonly UrlWithState[], agent: string): LumenNotice {
  const known = privateOf(row);
  const clean = (text: string): string => redactForLumen(text, known);
  const reported = urls.filter(({ role }) => role === 'reported');
  const organization = organizationOf(row);
  const isCounter = row.completeness.kind === 'counter_notice';
  return {
    notice: {
      type: isCounter ? 'Counternotice' : 'DMCA',
      title: copy.title(isCounter, row.company),
      subject: clean(row.subject),
      body: clean(row.text),
      date_sent: sentDate(row).toISOString(),
      date_received: row.received_date.toISOString(),
      source: SOURCES.find(({ id }) => id === row.source_id)?.name ?? '',
      language: row.lang ?? languageOf(row.text),
      action_taken: lumenActionOf(reported.filter(({ is_counted }) => is_counted).map(({ state }) => state)),
      works_attributes: worksOf(
        row,
        reported.map(({ url }) => url),
        clean,
      ),
      entity_notice_roles_attributes: [
        {
          name: 'sender',
          entity_attributes: organization
            ? { name: clean(organization), kind: 'organization' }
            : { name: PRIVATE, kind: 'individual' },
        },
        { name: 'recipient', entity_attributes: { name: row.company, kind: 'organization' } },
        { name: 'submitter', entity_attributes: { name: agent, kind: 'organization' } },
      ],
    },
  };
}
