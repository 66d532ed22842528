import { MoreHorizontal } from 'lucide-react';
import type { ComponentProps } from 'react';
import { iconButtonClass } from '#web/ui/icon-button.tsx';
import { Menu } from './menu.tsx';

interface Props extends Pick<ComponentProps<typeof Menu>, 'children' | 'focusAfter'> {
  label: string;
  isSmall?: boolean;
}

/** A menu behind three dots. */
export const MoreMenu = ({ label, isSmall = false, children, focusAfter }: Props) => (
  <Menu
    align="end"
    focusAfter={focusAfter}
    trigger={
      <button type="button" aria-label={label} title={label} className={iconButtonClass(isSmall ? 'sm' : undefined)}>
        <MoreHorizontal aria-hidden size={isSmall ? 16 : 17} />
      </button>
    }
  >
    {children}
  </Menu>
);
