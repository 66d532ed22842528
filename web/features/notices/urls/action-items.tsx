import { BellRing, CircleSlash, EyeOff, type LucideIcon, RotateCcw, SearchX, Undo2 } from 'lucide-react';
import type { NoticeUrl } from '#core/contract/intake/notice-urls.ts';
import { urlActionsCopy as copy, recordDialogCopy, urlActionWords } from '#core/copy/intake/record-actions.ts';
import type { UrlAction } from '#core/rules/intake/url-states.ts';
import { ExplainedMenuItem } from '#web/ui/dialog/menu.tsx';
import { targetsOf } from './targets.ts';

const { descriptions } = recordDialogCopy;

const ITEMS: readonly { action: UrlAction; icon: LucideIcon }[] = [
  { action: 'disabled', icon: EyeOff },
  { action: 'gone', icon: SearchX },
  { action: 'declined', icon: CircleSlash },
  { action: 'user_notified', icon: BellRing },
  { action: 'restored', icon: RotateCcw },
  { action: 'undone', icon: Undo2 },
];

interface Props {
  urls: readonly NoticeUrl[];
  onChoose: (action: UrlAction) => void;
}

/** The actions that can be recorded on at least one of the URLs, as menu items. */
export const ActionItems = ({ urls, onChoose }: Props) =>
  ITEMS.filter(({ action }) => targetsOf(action, urls).length > 0).map(({ action, icon: Icon }) => (
    <ExplainedMenuItem
      key={action}
      onClick={() => onChoose(action)}
      icon={<Icon aria-hidden size={15} />}
      label={action === 'undone' ? copy.undo : urlActionWords[action]}
      text={descriptions[action]}
    />
  ));
