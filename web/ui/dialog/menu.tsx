import { Menu as Base } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { usePopupContainer } from '#web/ui/dialog/popup-container.ts';
import { popupItemStyle, popupStyle } from '#web/ui/dialog/popup-style.ts';

interface Props {
  /** Button that opens the menu. */
  trigger: ReactElement;
  children: ReactNode;
  align?: 'start' | 'end';
}

export function Menu({ trigger, children, align = 'start' }: Props) {
  const { ref, container } = usePopupContainer();
  return (
    <Base.Root>
      <Base.Trigger ref={ref} render={trigger} />
      <Base.Portal container={container}>
        <Base.Positioner align={align} sideOffset={6} className="z-50 outline-none">
          <Base.Popup className={popupStyle}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

export function MenuItem({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Base.Item onClick={onClick} className={popupItemStyle}>
      {children}
    </Base.Item>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** Radio group in a menu, under its own heading. */
export function MenuChoice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <Base.Group>
      <Base.GroupLabel className="px-2.5 pt-2 pb-1 text-12 text-ink-3">{label}</Base.GroupLabel>
      <Base.RadioGroup value={value} onValueChange={onChange}>
        {options.map((option) => (
          <Base.RadioItem key={option.value} value={option.value} closeOnClick className={popupItemStyle}>
            <span className="flex-1">{option.label}</span>
            <Base.RadioItemIndicator>
              <Check aria-hidden className="size-4" />
            </Base.RadioItemIndicator>
          </Base.RadioItem>
        ))}
      </Base.RadioGroup>
    </Base.Group>
  );
}
