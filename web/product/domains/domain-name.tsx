import type { ReactNode } from 'react';

interface Props {
  domain: { name: string; unicode_name: string };
  /** The name inside a link or a heading. */
  children?: (shown: string) => ReactNode;
}

/** decisions §11: shown in Unicode; the ASCII form stands beneath where they differ, so that look-alikes are seen. */
export function DomainName({ domain: { name, unicode_name }, children }: Props) {
  return (
    <span className="block min-w-0">
      <span className="block [overflow-wrap:anywhere]">{children ? children(unicode_name) : unicode_name}</span>
      {name !== unicode_name && (
        <span className="block font-mono text-12 text-ink-3 [overflow-wrap:anywhere]">{name}</span>
      )}
    </span>
  );
}
