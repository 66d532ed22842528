import { keysDialogCopy as copy } from '#core/copy/intake/notices.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

const KEYS = [
  ['j', copy.nextNotice],
  ['k', copy.previousNotice],
  ['Enter', copy.openNotice],
  ['x', copy.selectNotice],
  ['s', copy.sendNotice],
  ['r', copy.replyToSender],
  ['e', copy.changeStatus],
  ['n', copy.addANote],
  ['/', copy.search],
  ['?', copy.showKeyboardShortcuts],
] as const;

type Keys = readonly (readonly [key: string, text: string])[];

/** Keyboard shortcuts. They are inactive while the user types. */
export const KeysDialog = ({ keys = KEYS, onClose }: { keys?: Keys; onClose: () => void }) => (
  <Dialog title={copy.title} size="sm" onClose={onClose}>
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
  </Dialog>
);

export const Kbd = ({ children }: { children: string }) => (
  <kbd className="inline-flex h-6 min-w-6 items-center justify-center rounded-[5px] border border-line bg-sunken px-1.5 font-sans text-12 text-ink-2">
    {children}
  </kbd>
);
