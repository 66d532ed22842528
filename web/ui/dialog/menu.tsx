import { Menu as Base } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import { type ReactElement, type ReactNode, useId } from 'react';
import { usePopupContainer } from '#web/ui/dialog/popup-container.ts';
import { popupItemStyle, popupStyle } from '#web/ui/dialog/popup-style.ts';
import { cx } from '../class-names.ts';

interface Props {
  /** Button that opens the menu. */
  trigger: ReactElement;
  children: ReactNode;
  align?: 'start' | 'end';
  /** Where the focus goes after an item that leads elsewhere on the page; if null, back to the trigger, or it stays in the dialog that an item opened. */
  focusAfter?: () => HTMLElement | null;
}

/** A dialog that an item opened has the focus already: taking it back would leave its first field, which then shows an error. */
function isInDialog(): boolean {
  const around = document.activeElement?.closest('[role="menu"], [role="dialog"], [role="alertdialog"]');
  return around != null && around.getAttribute('role') !== 'menu';
}

export function Menu({ trigger, children, align = 'start', focusAfter }: Props) {
  const { ref, container } = usePopupContainer();
  return (
    <Base.Root>
      <Base.Trigger ref={ref} render={trigger} />
      <Base.Portal container={container}>
        <Base.Positioner align={align} sideOffset={6} className="z-50 outline-none">
          <Base.Popup finalFocus={() => focusAfter?.() ?? !isInDialog()} className={popupStyle}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

interface ItemProps {
  onClick: () => void;
  /** Something that cannot be undone. */
  isGrave?: boolean;
  children: ReactNode;
}

export function MenuItem({ onClick, isGrave = false, children }: ItemProps) {
  return (
    <Base.Item onClick={onClick} className={cx(popupItemStyle, isGrave && 'text-bad')}>
      {children}
    </Base.Item>
  );
}

interface ExplainedProps {
  onClick: () => void;
  icon: ReactElement;
  label: string;
  text: string;
}

/** A menu item with a line that says what it means. */
export function ExplainedMenuItem({ onClick, icon, label, text }: ExplainedProps) {
  const id = useId();
  return (
    <Base.Item
      onClick={onClick}
      aria-label={label}
      aria-describedby={id}
      className={cx(popupItemStyle, 'max-w-72 items-start py-1.5')}
    >
      <span className="mt-0.5">{icon}</span>
      <span className="flex flex-col gap-0.5">
        {label}
        <span id={id} className="text-12 text-ink-3 text-pretty">
          {text}
        </span>
      </span>
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
