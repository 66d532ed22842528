import { Combobox as Base } from '@base-ui/react/combobox';
import { Check, ChevronDown } from 'lucide-react';
import { type Ref, useEffect, useState } from 'react';
import { finderCopy as copy } from '#core/copy/ui.ts';
import { usePopupContainer } from '../dialog/popup-container.ts';
import { popupItemStyle, popupStyle } from '../dialog/popup-style.ts';
import { inputClass } from './field.tsx';

export interface Found {
  value: string;
  label: string;
  /** Secondary line. */
  text?: string;
}

interface Props {
  id?: string;
  label: string;
  chosen: Found | null;
  /** Search results from the server; undefined while they load. */
  found: readonly Found[] | undefined;
  onSearch: (text: string) => void;
  onChoose: (choice: Found | null) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  placeholder?: string;
  invalid?: boolean;
  describedBy?: string;
}

const DEBOUNCE_MS = 250;

/** Combobox with debounced server-side search, for lists too long to load. */
export function Finder(props: Props) {
  const { id, label, chosen, found, onSearch, onChoose, onBlur, inputRef, placeholder, invalid, describedBy } = props;
  const { ref, container } = usePopupContainer();
  const [typed, setTyped] = useState<string | null>(null);
  const [searched, setSearched] = useState('');
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => {
      setSearched(typed.trim());
      onSearch(typed.trim());
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);
  // Results of an earlier text are not offered: they would move or vanish under the pointer, and Enter would choose one of them.
  const offered = typed === null || typed.trim() === searched ? found : undefined;
  return (
    <Base.Root
      items={offered ?? []}
      filteredItems={offered ?? []}
      value={chosen}
      isItemEqualToValue={(one: Found, other: Found) => one.value === other.value}
      onValueChange={(choice: Found | null) => onChoose(choice)}
      onInputValueChange={(text, { reason }) => reason === 'input-change' && setTyped(text)}
      autoHighlight
    >
      <Base.InputGroup ref={ref} className="relative">
        <Base.Input
          ref={inputRef}
          id={id}
          aria-label={label}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          autoComplete="off"
          placeholder={placeholder}
          onBlur={onBlur}
          className={inputClass(invalid, 'pr-10')}
        />
        <Base.Trigger
          aria-label={copy.showOptions}
          tabIndex={-1}
          className="absolute inset-y-0 right-0 flex w-10 cursor-pointer items-center justify-center text-ink-3"
        >
          <ChevronDown aria-hidden className="size-4" />
        </Base.Trigger>
      </Base.InputGroup>
      <Base.Portal container={container}>
        <Base.Positioner sideOffset={6} className="z-50 outline-none">
          <Base.Popup className={`${popupStyle} overflow-hidden`}>
            <Base.Empty>
              <p className="px-2.5 py-2 text-13 text-ink-3">{offered ? copy.noMatches : copy.searching}</p>
            </Base.Empty>
            <Base.List
              aria-label={copy.options}
              className="max-h-[min(18rem,var(--available-height))] overflow-y-auto overscroll-contain outline-none"
            >
              {(option: Found) => (
                <Base.Item key={option.value} value={option} className={popupItemStyle}>
                  <span className="min-w-0 flex-1 py-1 [overflow-wrap:anywhere]">
                    {option.label}
                    {option.text && <span className="block text-12 text-ink-3">{option.text}</span>}
                  </span>
                  <Base.ItemIndicator>
                    <Check aria-hidden className="size-4" />
                  </Base.ItemIndicator>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
