import { Fragment, type ReactNode } from 'react';

/** Longer labels may break anywhere, because they can be wider than a phone. */
const LABEL_MAX = 30;

/** A domain name that wraps between its labels, never inside one or at its hyphens. */
export const DomainText = ({ name }: { name: string }) =>
  name.split(/(?<=\.)/).map((label, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the labels of one name never move
    <Fragment key={at}>
      {at > 0 && <wbr />}
      <span className={label.length > LABEL_MAX ? '[overflow-wrap:anywhere]' : 'whitespace-nowrap'}>{label}</span>
    </Fragment>
  ));

interface Props {
  domain: { name: string; unicode_name: string };
  /** Wraps the name in a link or a heading. */
  children?: (shown: ReactNode) => ReactNode;
}

/** Unicode name, with the ASCII (Punycode) form below if it differs, to expose homographs (decisions §11). */
export function DomainName({ domain: { name, unicode_name }, children }: Props) {
  const shown = <DomainText name={unicode_name} />;
  return (
    <span className="block min-w-0">
      <span className="block">{children ? children(shown) : shown}</span>
      {name !== unicode_name && (
        <span className="block font-mono text-12 text-ink-3">
          <DomainText name={name} />
        </span>
      )}
    </span>
  );
}
