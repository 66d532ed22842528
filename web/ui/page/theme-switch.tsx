import { Monitor, Moon, Sun } from 'lucide-react';
import { themeSwitchCopy as copy } from '#core/copy/first-screen.ts';
import { IconButton } from '../icon-button.tsx';
import { setTheme, type Theme, useTheme } from './theme.ts';

const NEXT: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' };
const ICONS = { system: Monitor, light: Sun, dark: Moon };

/** Button that cycles through the three themes; its accessible name has the current and the next one. */
export function ThemeSwitch({ className }: { className?: string }) {
  const theme = useTheme();
  const next = NEXT[theme];
  const Icon = ICONS[theme];
  return (
    <IconButton label={copy.switchTheme(theme, next)} className={className} onClick={() => setTheme(next)}>
      <Icon size={17} aria-hidden="true" />
    </IconButton>
  );
}
