import { transparencyPageCopy } from '#core/copy/pages/transparency/transparency-page.ts';
import {
  type Cell,
  MASKED_COLUMNS,
  type MaskedRow,
  maskReport,
  type PublishedNumbers,
} from '#core/rules/intake/masked-report.ts';
import { failpoint } from '../../../../base/failpoints.ts';
import { Document, type Frame } from '../draw/document.tsx';
import { shownHeading } from '../policy/policy-page.tsx';
import type { ShownCompany } from '../policy/policy-text.tsx';

interface Props {
  readonly frame: Frame;
  readonly company: ShownCompany;
  /** Oldest first. */
  readonly months: readonly PublishedNumbers[];
}

/** `/p/{slug}/transparency`: the company's numbers of the last months, without senders and persons. */
export function TransparencyPage({ frame, company, months }: Props) {
  const copy = transparencyPageCopy[frame.lang];
  const heading = shownHeading(company);
  return (
    <Document frame={frame} title={`${copy.title} · ${heading}`} className="report">
      <h1>{copy.title}</h1>
      <p className="quiet">{heading}</p>
      <p className="lead">{copy.intro(company.name)}</p>
      {months.length === 0 ? <p className="sheet">{copy.none}</p> : <Months frame={frame} months={months} />}
      <div className="notes">
        {months.length > 0 && copy.notes.map((note) => <p key={note}>{note}</p>)}
        <p>
          <a href={`/p/${company.slug}${frame.query}`}>{copy.readPolicy}</a>
        </p>
      </div>
    </Document>
  );
}

function Months({ frame: { lang }, months }: Pick<Props, 'frame' | 'months'>) {
  const copy = transparencyPageCopy[lang];
  const masked = maskReport(months, failpoint('show-every-number') ? 0 : undefined);
  const monthName = new Intl.DateTimeFormat(lang, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    // Focusable, so that a wide table can be scrolled by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container
    <section className="sheet scroll" aria-label={copy.table} tabIndex={0}>
      <table>
        <caption className="sr-only">{copy.table}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.month}</th>
            {MASKED_COLUMNS.map((column) => (
              <th key={column} scope="col">
                {copy.columns[column]}
              </th>
            ))}
            <th scope="col">{copy.median}</th>
          </tr>
        </thead>
        <tbody>
          {masked.months.toReversed().map((row) => (
            <tr key={row.month}>
              <th scope="row">
                <time dateTime={row.month}>{monthName.format(new Date(`${row.month}-01`))}</time>
              </th>
              <Cells row={row} lang={lang} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{copy.total}</th>
            <Cells row={masked.total} lang={lang} />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function Cells({ row, lang }: { row: MaskedRow; lang: string }) {
  const { format } = new Intl.NumberFormat(lang);
  const shown = ({ low, high }: Cell) => (low === high ? format(low) : `${format(low)}–${format(high)}`);
  return (
    <>
      {MASKED_COLUMNS.map((column) => (
        <td key={column}>{shown(row[column])}</td>
      ))}
      <td>{row.median_hours_to_disable === null ? '–' : format(row.median_hours_to_disable)}</td>
    </>
  );
}
