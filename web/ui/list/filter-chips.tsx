import { Plus, X } from 'lucide-react';
import { filterChipsCopy as copy } from '#core/copy/ui.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuChoice, MenuItem } from '#web/ui/dialog/menu.tsx';

export interface Filter {
  name: string;
  label: string;
  /** All options, or only the selected one if there are too many to list. */
  options: readonly { value: string; label: string }[];
  /** Opens a search for the option, where there are too many for a menu. */
  find?: () => void;
}

interface Props {
  filters: readonly Filter[];
  values: Readonly<Record<string, string>>;
  onChange: (name: string, value: string) => void;
}

/** Active filters as removable chips, and a menu to add more. */
export function FilterChips({ filters, values, onChange }: Props) {
  return (
    <>
      {filters.map((filter) => {
        const chosen = filter.options.find((option) => option.value === values[filter.name]);
        return (
          chosen && (
            <span
              key={filter.name}
              className="inline-flex h-10 max-w-full items-center rounded-md border border-line bg-sunken pl-3 text-13 text-ink-3 sm:h-8"
            >
              {filter.label} <span className="ml-1 max-w-60 truncate font-medium text-ink">{chosen.label}</span>
              <button
                type="button"
                aria-label={copy.removeFilter(filter.label)}
                onClick={() => onChange(filter.name, '')}
                className="-my-px ml-1 flex h-10 w-10 cursor-pointer items-center justify-center rounded-md hover:text-ink sm:h-8 sm:w-8"
              >
                <X aria-hidden className="size-3.5" />
              </button>
            </span>
          )
        );
      })}
      <Menu
        trigger={
          <Button variant="quiet" size="sm">
            <Plus aria-hidden className="size-4" /> {copy.filter}
          </Button>
        }
      >
        {filters.map((filter) =>
          filter.find ? (
            <MenuItem key={filter.name} onClick={filter.find}>
              {filter.label}…
            </MenuItem>
          ) : (
            <MenuChoice
              key={filter.name}
              label={filter.label}
              value={values[filter.name] ?? ''}
              options={filter.options}
              onChange={(value) => onChange(filter.name, value)}
            />
          ),
        )}
      </Menu>
    </>
  );
}
