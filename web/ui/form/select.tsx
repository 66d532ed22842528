import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import { usePopupContainer } from '#web/ui/dialog/popup-container.ts';
import { popupItemStyle, popupStyle } from '#web/ui/dialog/popup-style.ts';

export interface Option {
  value: string;
  label: string;
  /** Other names that a person may type. */
  also?: readonly string[];
}

interface Props {
  label: string;
  value: string | null;
  options: readonly Option[];
  onChange: (value: string) => void;
  placeholder?: string;
  /** Text before the value, where there is no visible label. */
  prefix?: string;
  disabled?: boolean;
}

/** Select with a custom popup. The label is its accessible name; `field.tsx` renders a visible label. */
export function Select({ label, value, options, onChange, placeholder, prefix, disabled }: Props) {
  const { ref, container } = usePopupContainer();
  return (
    <Base.Root
      items={options}
      value={value}
      disabled={disabled}
      onValueChange={(next) => next !== null && onChange(next)}
    >
      <Base.Trigger
        ref={ref}
        aria-label={label}
        className="inline-flex h-9 min-w-32 cursor-pointer items-center justify-between gap-2 rounded-md border border-line-strong bg-surface px-3 text-14 text-ink data-disabled:cursor-not-allowed data-disabled:opacity-60 data-placeholder:text-ink-3 touch:h-10"
      >
        <span>
          {prefix && <span className="mr-1.5 text-ink-3">{prefix}</span>}
          <Base.Value placeholder={placeholder} />
        </span>
        <Base.Icon>
          <ChevronDown aria-hidden className="size-4 text-ink-3" />
        </Base.Icon>
      </Base.Trigger>
      <Base.Portal container={container}>
        <Base.Positioner alignItemWithTrigger={false} sideOffset={6} className="z-50 outline-none">
          <Base.Popup className={popupStyle}>
            <Base.List>
              {options.map((option) => (
                <Base.Item key={option.value} value={option.value} className={popupItemStyle}>
                  <Base.ItemText className="flex-1">{option.label}</Base.ItemText>
                  <Base.ItemIndicator>
                    <Check aria-hidden className="size-4" />
                  </Base.ItemIndicator>
                </Base.Item>
              ))}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
