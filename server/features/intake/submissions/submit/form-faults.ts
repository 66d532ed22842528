import { CounterForm } from '#core/contract/intake/counter-form.ts';
import { readFormUrl, URL_LINES } from '#core/contract/intake/form-fields.ts';
import { FORM, NoticeForm } from '#core/contract/intake/notice-form.ts';
import type { FormKind } from '#core/contract/intake/submissions.ts';
import { AppError, type FieldErrors } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { foldUrls } from '#core/rules/intake/form-urls.ts';
import type { Deps } from '../../../../deps.ts';
import { refuseFields } from '../../../../http/answer/refuse.ts';
import { parsed } from '../../../../http/request/parse.ts';
import type { UploadedFile } from '../../../../http/serve.ts';
import { type OpenPage, pageForForm } from '../../../registry/public-pages/resolve-page.ts';
import { matchHosts } from '../../matching/match-hosts.ts';
import { hostOf } from '../../notices/write/add-urls.ts';

type FaultDeps = Pick<Deps, 'db' | 'config'>;

/** A form that was read, with its kind. */
export type ReadForm = { kind: 'notice'; form: NoticeForm } | { kind: 'counter_notice'; form: CounterForm };

function isTooLong(lines: readonly unknown[]): boolean {
  if (lines.length > URL_LINES) return true;
  const texts = lines.filter((line): line is string => typeof line === 'string');
  return foldUrls(texts.map((line) => readFormUrl(line) ?? line)).length > FORM.urls;
}

/** URLs that are on no site of the company, by their line. */
async function foreignUrls({ db }: FaultDeps, page: OpenPage, lines: readonly unknown[]): Promise<FieldErrors> {
  const urls = lines.map(readFormUrl);
  const hosts = new Set(urls.flatMap((url) => (url === undefined ? [] : [hostOf(url)])));
  const domains = await matchHosts(db, hosts);
  const isElsewhere = (url: string) => domains.get(hostOf(url))?.company_id !== page.company_id;
  return Object.fromEntries(
    urls.flatMap((url, index) =>
      url !== undefined && isElsewhere(url) ? [[`urls.${index}`, [messages.formUrlElsewhere(page.company)]]] : [],
    ),
  );
}

/**
 * Faults that the shape of a form doesn't tell: too many URLs, or not on the company's sites. The URLs of a counter-notice may be
 * anywhere. `typed` is as sent; the faults of its shape are found elsewhere.
 */
async function urlFaults(deps: FaultDeps, page: OpenPage, kind: FormKind, typed: unknown): Promise<FieldErrors> {
  const { urls } = (typed ?? {}) as { urls?: unknown };
  if (!Array.isArray(urls)) return {};
  if (isTooLong(urls)) return { urls: [messages.formTooManyUrls(deps.config.AGENT_EMAIL)] };
  return kind === 'notice' ? foreignUrls(deps, page, urls) : {};
}

/** The form, with all faults in one round (beyond § 23): its own, and `more`. */
function readWith(kind: FormKind, typed: unknown, more: FieldErrors): ReadForm {
  try {
    const read =
      kind === 'notice'
        ? ({ kind, form: parsed(NoticeForm, typed ?? {}) } as const)
        : ({ kind, form: parsed(CounterForm, typed ?? {}) } as const);
    refuseFields(more);
    return read;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'bad_request') throw error;
    throw new AppError('bad_request', { ...error.detail, fields: { ...error.detail.fields, ...more } });
  }
}

/** The form as it was typed; throws all its faults at once, together with those that the caller knows. */
export async function readForm(
  deps: FaultDeps,
  page: OpenPage,
  kind: FormKind,
  typed: unknown,
  known: FieldErrors = {},
): Promise<ReadForm> {
  return readWith(kind, typed, { ...(await urlFaults(deps, page, kind, typed)), ...known });
}

interface Visit {
  deps: Deps;
  params: { slug: string };
  raw: Readonly<Record<string, unknown>>;
}

/** The page and the URLs of a JSON call, whose body is checked together with them. */
export const examineForm =
  (kind: FormKind) =>
  async ({ deps, params, raw }: Visit): Promise<FieldErrors> =>
    urlFaults(deps, await pageForForm(deps, params.slug), kind, raw);

/** Too many files are refused with 400, too large ones with 413. */
export function refuseFiles(files: readonly UploadedFile[]): void {
  refuseFields(files.length > FORM.files ? { files: [messages.formTooManyFiles] } : {});
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  if (bytes > FORM.fileBytes) {
    throw new AppError('too_large', {
      message: messages.formTooManyFiles,
      fields: { files: [messages.formTooManyFiles] },
    });
  }
}
