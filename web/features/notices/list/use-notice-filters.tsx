import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { getContact } from '#core/contract/intake/contacts.ts';
import type { Profile } from '#core/contract/records/users.ts';
import { getCompany } from '#core/contract/registry/companies.ts';
import { getDomain } from '#core/contract/registry/domains.ts';
import { useNoticeFiltersCopy as copy } from '#core/copy/intake/notices.ts';
import { openUrlsCardCopy } from '#core/copy/views/home.ts';
import { VERDICTS } from '#core/rules/intake/notice-completeness.ts';
import { OPEN_URL_AGES } from '#core/rules/intake/open-url-ages.ts';
import { reading } from '#web/lib/call/query.ts';
import type { List } from '#web/lib/list-state.ts';
import { companyFilter } from '#web/product/companies/company-filter.ts';
import { CompanyFinder } from '#web/product/companies/company-finder.tsx';
import { VERDICT_WORDS } from '#web/product/notices/notice-words.ts';
import { SenderFinder } from '#web/product/senders/sender-finder.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import type { Filter } from '#web/ui/list/filter-chips.tsx';
import { useAssignees } from '../actions/use-assignees.ts';
import { type NoticeFilter, SOURCE_CHOICES } from './notices-query.ts';

const SOURCE: Filter = { name: 'source', label: copy.source, options: SOURCE_CHOICES };
const VERDICT: Filter = {
  name: 'verdict',
  label: copy.elements,
  options: VERDICTS.map((verdict) => ({ value: verdict, label: VERDICT_WORDS[verdict].name })),
};

const OPEN_URLS: Filter = {
  name: 'open_urls',
  label: openUrlsCardCopy.title,
  options: OPEN_URL_AGES.map((value) => ({ value, label: openUrlsCardCopy.ages[value] })),
};

/** Me, no one, and the people of the list. */
function assigneeOptions(me: Profile, people: readonly { id: number; name: string }[], value: string) {
  const others = people
    .filter(({ id }) => id !== me.result.id)
    .map(({ id, name }) => ({ value: String(id), label: name }));
  const isKnown = ['', 'me', 'none', ...others.map((option) => option.value)].includes(value);
  return [
    { value: 'me', label: copy.me },
    { value: 'none', label: copy.noOne },
    ...others,
    ...(isKnown || !isId(value) ? [] : [{ value, label: `#${value}` }]),
  ];
}

const isId = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text);
const ask = (id: string) => ({ enabled: isId(id) });

/** Filters of the list. Companies and senders are too many for a menu, so they are searched in a dialog. */
export function useNoticeFilters(
  me: Profile,
  list: List<NoticeFilter>,
  within: number | undefined,
): { filters: readonly Filter[]; dialog: ReactNode } {
  const withCompany = within === undefined;
  const [finding, setFinding] = useState<'company' | 'sender' | null>(null);
  const { company, sender, domain, assignee } = list.filters;
  const { is_superuser } = me.result;
  // Resolves the filter's name for its chip when the screen is opened by a link.
  const companyName = useQuery({
    ...reading(getCompany, { params: { id: company } }),
    enabled: is_superuser && isId(company),
  }).data?.name;
  const chosenSender = useQuery({ ...reading(getContact, { params: { id: sender } }), ...ask(sender) }).data;
  const domainName = useQuery({ ...reading(getDomain, { params: { id: domain } }), ...ask(domain) }).data?.unicode_name;
  // The colleagues of the one company that the list shows; superusers see their own.
  const ofCompany = within ?? (me.companies.length === 1 ? me.companies[0]?.id : Number(company) || undefined);
  const people = useAssignees(me, [{ company: ofCompany ? { id: ofCompany, name: '' } : null }]);
  const named = (value: string, label: string | undefined) => (value ? [{ value, label: label ?? '…' }] : []);
  const close = () => setFinding(null);
  const choose = (name: NoticeFilter) => (id: number) => {
    close();
    void list.set({ filters: { [name]: String(id) } });
  };
  const companies: readonly Filter[] = is_superuser
    ? [
        {
          name: 'company',
          label: copy.company,
          options: named(company, companyName),
          find: () => setFinding('company'),
        },
      ]
    : companyFilter(me);
  return {
    filters: [
      { name: 'assignee', label: copy.assignee, options: assigneeOptions(me, people ?? [], assignee) },
      VERDICT,
      SOURCE,
      OPEN_URLS,
      ...(withCompany ? companies : []),
      {
        name: 'sender',
        label: copy.sender,
        options: named(sender, chosenSender && (chosenSender.name || chosenSender.email)),
        find: () => setFinding('sender'),
      },
      // Domains have no menu; the filter is set by links from a domain's screen.
      ...(domain ? [{ name: 'domain', label: copy.domain, options: named(domain, domainName) }] : []),
    ],
    dialog: finding && (
      <Dialog title={finding === 'company' ? copy.filterByCompany : copy.filterBySender} size="sm" onClose={close}>
        {finding === 'company' ? (
          <CompanyFinder label={copy.company} chosen={null} onChoose={({ id }) => choose('company')(id)} />
        ) : (
          <SenderFinder label={copy.sender} chosen={null} onChoose={({ id }) => choose('sender')(id)} />
        )}
      </Dialog>
    ),
  };
}
