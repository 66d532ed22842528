import { Combobox as Base } from '@base-ui/react/combobox';
import { Check, ChevronDown } from 'lucide-react';
import { type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { comboboxCopy as copy } from '#core/copy/ui.ts';
import { usePopupContainer } from '#web/ui/dialog/popup-container.ts';
import { popupItemStyle, popupStyle } from '#web/ui/dialog/popup-style.ts';
import { bestMatches, exactMatch } from '#web/ui/form/best-matches.ts';
import { inputClass } from '#web/ui/form/field.tsx';
import type { Option } from '#web/ui/form/select.tsx';

interface Props {
  id?: string;
  label: string;
  value: string | null;
  options: readonly Option[];
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  autoComplete?: string;
  placeholder?: string;
  invalid?: boolean;
  describedBy?: string;
}

/** Combobox with type-ahead filtering. Enter selects the highlighted option, or else the first match. */
export function Combobox(props: Props) {
  const { id, label, value, options, onChange, onBlur, inputRef, autoComplete, placeholder, invalid, describedBy } =
    props;
  const { ref, container } = usePopupContainer();
  const [isOpen, setIsOpen] = useState(false);
  const chosen = options.find((option) => option.value === value) ?? null;
  // Text typed since the list was last closed. Reset on close, so that reopening the list shows all options.
  const [query, setQuery] = useState<string | null>(null);
  const shown = query === null ? options : bestMatches(options, query);
  const highlighted = useRef(false);
  // Selects an exact match as it is typed, also when the options load after the text was typed.
  const choose = useEffectEvent(() => {
    const exact = exactMatch(options, query ?? '');
    if (exact && exact.value !== value) onChange(exact.value);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a match can appear when the text or the options change
  useEffect(() => choose(), [query, options.length]);
  return (
    <Base.Root
      items={options}
      filteredItems={shown}
      value={chosen}
      onValueChange={(option: Option | null) => onChange(option?.value ?? null)}
      onInputValueChange={(typed, { reason }) => reason === 'input-change' && setQuery(typed)}
      onItemHighlighted={(item) => {
        highlighted.current = item !== undefined;
      }}
      open={isOpen}
      onOpenChange={(next) => {
        setIsOpen(next);
        if (!next) setQuery(null);
      }}
    >
      <Base.InputGroup ref={ref} className="relative">
        <Base.Input
          ref={inputRef}
          id={id}
          aria-label={label}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          autoComplete={autoComplete}
          placeholder={placeholder}
          onBlur={onBlur}
          onKeyDown={(event) => {
            const [best] = shown;
            if (event.key !== 'Enter' || !isOpen || query === null || highlighted.current) return;
            // Enter would submit the form; the first match is selected instead.
            event.preventDefault();
            event.preventBaseUIHandler();
            if (!best) return;
            // Committed synchronously, because closing the list copies the selected label into the input.
            flushSync(() => onChange(best.value));
            setIsOpen(false);
            setQuery(null);
          }}
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
          {/* The list scrolls instead of the popup; otherwise the highlighted row is not scrolled into view. */}
          <Base.Popup className={`${popupStyle} overflow-hidden`}>
            <Base.Empty>
              <p className="px-2.5 py-2 text-13 text-ink-3">{copy.noMatches}</p>
            </Base.Empty>
            <Base.List
              aria-label={copy.options}
              className="max-h-[min(18rem,var(--available-height))] overflow-y-auto overscroll-contain outline-none"
            >
              {(option: Option) => (
                <Base.Item key={option.value} value={option} className={popupItemStyle}>
                  <span className="flex-1">{option.label}</span>
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
