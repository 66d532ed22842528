import { Combobox as Base } from '@base-ui/react/combobox';
import { Check, ChevronDown } from 'lucide-react';
import { usePopupHome } from '#web/ui/popup-home.ts';
import { popupItemStyle, popupStyle } from '#web/ui/popup-style.ts';
import type { Option } from '#web/ui/select.tsx';

interface Props {
  id?: string;
  label: string;
  value: string | null;
  options: readonly Option[];
  onChange: (value: string | null) => void;
  placeholder?: string;
  invalid?: boolean;
  describedBy?: string;
}

/** One of many, found by typing. */
export function Combobox({ id, label, value, options, onChange, placeholder, invalid, describedBy }: Props) {
  const { ref, home } = usePopupHome();
  return (
    <Base.Root
      items={options}
      value={options.find((option) => option.value === value) ?? null}
      onValueChange={(option: Option | null) => onChange(option?.value ?? null)}
    >
      <Base.InputGroup ref={ref} className="relative">
        <Base.Input
          id={id}
          aria-label={label}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          placeholder={placeholder}
          className="h-11 w-full rounded-md border border-line-strong bg-surface pr-10 pl-3 text-16 text-ink placeholder:text-ink-3 aria-invalid:border-bad sm:text-14"
        />
        <Base.Trigger
          aria-label={`Show the list: ${label}`}
          className="absolute inset-y-0 right-0 flex w-10 cursor-pointer items-center justify-center text-ink-3"
        >
          <ChevronDown aria-hidden className="size-4" />
        </Base.Trigger>
      </Base.InputGroup>
      <Base.Portal container={home}>
        <Base.Positioner sideOffset={6} className="z-50 outline-none">
          {/* The list scrolls, not the popup: only then the highlighted row is kept in sight. */}
          <Base.Popup className={`${popupStyle} overflow-hidden`}>
            <Base.Empty>
              <p className="px-2.5 py-2 text-13 text-ink-3">Nothing like that in the list.</p>
            </Base.Empty>
            <Base.List className="max-h-[min(18rem,var(--available-height))] overflow-y-auto overscroll-contain outline-none">
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
