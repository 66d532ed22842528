import type { ReactNode } from 'react';
import { keysDialogCopy as copy } from '#core/copy/intake/notices.ts';
import { urlKeysCopy } from '#core/copy/intake/record-actions.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

type Keys = readonly (readonly [key: string, text: string])[];

const LIST_KEYS: Keys = [
  ['j', copy.nextNotice],
  ['k', copy.previousNotice],
  ['Enter', copy.openNotice],
  ['x', copy.selectNotice],
];
const NOTICE_KEYS: Keys = [
  ['s', copy.sendNotice],
  ['r', copy.replyToSender],
  ['e', copy.changeStatus],
  ['n', copy.addANote],
];
const SEARCH_KEYS: Keys = [['/', copy.search]];
const HELP_KEYS: Keys = [['?', copy.showKeyboardShortcuts]];

const urlKeys = (declined: string): Keys => [
  ['a', urlKeysCopy.selectAll],
  ['d', urlKeysCopy.disabled],
  ['g', urlKeysCopy.gone],
  ['x', declined],
  ['u', urlKeysCopy.user_notified],
  ['z', urlKeysCopy.undone],
];

/** Where a notice is shown: in the table, in the split view, or on its own screen. */
export type NoticePlace = 'table' | 'split' | 'screen';

const listKeys: Keys = [...LIST_KEYS, ...NOTICE_KEYS, ...SEARCH_KEYS, ...HELP_KEYS];
const KEYS: Readonly<Record<NoticePlace, { notice: Keys; urls?: Keys }>> = {
  table: { notice: listKeys },
  split: { notice: listKeys, urls: urlKeys(urlKeysCopy.declinedInList) },
  screen: { notice: [...NOTICE_KEYS, ...HELP_KEYS], urls: urlKeys(urlKeysCopy.declined) },
};

/** Shortcuts of notices, and of the URLs of the open one. */
export function NoticeKeysDialog({ place, onClose }: { place: NoticePlace; onClose: () => void }) {
  const { notice, urls } = KEYS[place];
  return (
    <KeysDialog keys={notice} onClose={onClose}>
      {urls && (
        <>
          <h3 className="mt-6 mb-3 text-13 font-semibold text-ink">{urlKeysCopy.title}</h3>
          <KeyList keys={urls} />
        </>
      )}
    </KeysDialog>
  );
}

interface Props {
  keys: Keys;
  children?: ReactNode;
  onClose: () => void;
}

/** Keyboard shortcuts. They are inactive while the user types. */
export const KeysDialog = ({ keys, children, onClose }: Props) => (
  <Dialog title={copy.title} size="sm" onClose={onClose}>
    <KeyList keys={keys} />
    {children}
  </Dialog>
);

const KeyList = ({ keys }: { keys: Keys }) => (
  <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2.5">
    {keys.map(([key, text]) => (
      <div key={key} className="contents">
        <dt>
          <Kbd>{key}</Kbd>
        </dt>
        <dd className="text-14 text-ink-2">{text}</dd>
      </div>
    ))}
  </dl>
);

export const Kbd = ({ children }: { children: string }) => (
  <kbd className="inline-flex h-6 min-w-6 items-center justify-center rounded-[5px] border border-line bg-sunken px-1.5 font-sans text-12 text-ink-2">
    {children}
  </kbd>
);
