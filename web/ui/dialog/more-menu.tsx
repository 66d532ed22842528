import { MoreHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { iconButtonClass } from '#web/ui/icon-button.tsx';
import { Menu } from './menu.tsx';

interface Props {
  label: string;
  isSmall?: boolean;
  children: ReactNode;
}

/** A menu behind three dots. */
export const MoreMenu = ({ label, isSmall = false, children }: Props) => (
  <Menu
    align="end"
    trigger={
      <button type="button" aria-label={label} title={label} className={iconButtonClass(isSmall ? 'sm' : undefined)}>
        <MoreHorizontal aria-hidden size={isSmall ? 16 : 17} />
      </button>
    }
  >
    {children}
  </Menu>
);
