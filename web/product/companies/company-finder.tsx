import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listCompanies } from '#core/contract/registry/companies.ts';
import { companyFinderCopy as copy } from '#core/copy/product.ts';
import { reading } from '#web/lib/call/query.ts';
import { Finder } from '../../ui/form/finder.tsx';

interface Named {
  readonly id: number;
  readonly name: string;
}

interface Props {
  id?: string;
  label: string;
  chosen: Named | null;
  /** Suggestions shown before anything is typed. */
  first?: readonly Named[];
  onChoose: (company: Named) => void;
}

const option = ({ id, name }: Named) => ({ value: String(id), label: name });

/** Company search for superusers, by name. */
export function CompanyFinder({ id, label, chosen, first = [], onChoose }: Props) {
  const [search, setSearch] = useState('');
  const { data } = useQuery(
    reading(listCompanies, { query: { search: search || undefined, limit: 20, ordering: 'name' } }),
  );
  const offered = search === '' ? first : [];
  const found = data && [...offered, ...data.results.filter((one) => offered.every((other) => other.id !== one.id))];
  return (
    <Finder
      id={id}
      label={label}
      placeholder={copy.placeholder}
      chosen={chosen && option(chosen)}
      found={found?.map(option)}
      onSearch={setSearch}
      onChoose={(choice) => {
        const company = found?.find((one) => String(one.id) === choice?.value);
        if (company) onChoose({ id: company.id, name: company.name });
      }}
    />
  );
}
