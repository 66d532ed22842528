import { Monitor, Moon, Sun } from 'lucide-react';
import { themeChoiceCopy as copy } from '#core/copy/ui.ts';
import { cx } from '../class-names.ts';
import { setTheme, type Theme, useTheme } from './theme.ts';

const CHOICES: readonly { value: Theme; label: string; icon: typeof Sun }[] = [
  { value: 'system', label: copy.system, icon: Monitor },
  { value: 'light', label: copy.light, icon: Sun },
  { value: 'dark', label: copy.dark, icon: Moon },
];

/** The three themes as a radio group. */
export function ThemeChoice() {
  const theme = useTheme();
  return (
    <fieldset className="grid grid-cols-3 gap-2">
      <legend className="sr-only">{copy.theme}</legend>
      {CHOICES.map(({ value, label, icon: Icon }) => (
        <label
          key={value}
          className={cx(
            'flex h-11 cursor-pointer items-center justify-center gap-2 rounded-md border text-13 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
            theme === value
              ? 'border-primary bg-soft font-medium text-soft-ink'
              : 'border-line text-ink-2 hover:bg-sunken',
          )}
        >
          <input
            type="radio"
            name="theme"
            value={value}
            checked={theme === value}
            onChange={() => setTheme(value)}
            className="sr-only"
          />
          <Icon aria-hidden size={16} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
