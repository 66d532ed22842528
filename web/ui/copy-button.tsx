import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyButtonCopy } from '#core/copy/ui.ts';
import { toast } from '#web/lib/toasts.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

interface Props {
  /** Accessible name: "Copy the street". */
  label: string;
  /** Undefined while it loads. */
  text: string | undefined;
  /** Visible text; without it the button is an icon. */
  children?: string;
}

/** Copies text to the clipboard and confirms it, visibly and to screen readers. */
export function CopyButton({ label, text, children }: Props) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2_000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () =>
    void navigator.clipboard.writeText(text ?? '').then(
      () => setCopied(true),
      () => toast.error(copyButtonCopy.copyFailed),
    );
  const Icon = copied ? Check : Copy;
  const icon = <Icon aria-hidden size={16} className={copied ? 'text-ok' : undefined} />;
  return (
    <>
      {children ? (
        <Button size="sm" icon={icon} aria-label={label} disabled={text === undefined} onClick={copy}>
          {children}
        </Button>
      ) : (
        <IconButton label={label} size="sm" onClick={copy}>
          {icon}
        </IconButton>
      )}
      <span role="status" className="sr-only">
        {copied ? copyButtonCopy.copied : ''}
      </span>
    </>
  );
}
