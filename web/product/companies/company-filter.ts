import type { Profile } from '#core/contract/records/users.ts';
import { companyFilterCopy as copy } from '#core/copy/product.ts';
import type { Filter } from '../../ui/list/filter-chips.tsx';

/** Company filter, offered only to users with more than one company. */
export const companyFilter = ({ companies }: Profile): readonly Filter[] =>
  companies.length < 2
    ? []
    : [
        {
          name: 'company',
          label: copy.company,
          options: companies.map(({ id, name }) => ({ value: String(id), label: name })),
        },
      ];
