import type { Profile } from '#core/contract/records/users.ts';
import { companyFilterCopy as copy } from '#core/copy/product.ts';
import type { Filter } from '../../ui/list/filter-chips.tsx';

/** A list over several companies can be narrowed to one of them. */
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
