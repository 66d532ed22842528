import type { ReactNode } from 'react';

interface Props {
  domain: { name: string; unicode_name: string };
  /** Wraps the name in a link or a heading. */
  children?: (shown: string) => ReactNode;
}

/** Unicode name, with the ASCII (Punycode) form below if it differs, to expose homographs (decisions §11). */
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
