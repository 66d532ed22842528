import { FileText, Globe, type LucideIcon, Mail, Package, Printer, Webhook } from 'lucide-react';
import { type Lookup, SOURCE } from '#core/lookups.ts';

const ICONS: Readonly<Record<number, LucideIcon>> = {
  [SOURCE.email]: Mail,
  [SOURCE.web_form]: Globe,
  [SOURCE.post]: FileText,
  [SOURCE.courier]: Package,
  [SOURCE.fax]: Printer,
  [SOURCE.api]: Webhook,
};

/** Icon of a notice's source; the text label is beside it. */
export function SourceIcon({ source }: { source: Lookup }) {
  const Icon = ICONS[source.id] ?? FileText;
  return <Icon aria-hidden className="size-3.5 shrink-0" strokeWidth={1.75} />;
}
