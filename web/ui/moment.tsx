import { formatDateTime, formatWithZone } from '#web/lib/format.ts';

interface Props {
  readonly date: string;
  /** Instead of date and time, such as the date alone or "5 hours ago". */
  readonly text?: string;
  readonly className?: string;
}

/** A date and time in the reader's time zone, which is shown on hover. */
export const Moment = ({ date, text = formatDateTime(date), className }: Props) => (
  <time dateTime={date} title={formatWithZone(date)} className={className}>
    {text}
  </time>
);
