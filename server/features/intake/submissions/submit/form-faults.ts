import { CounterForm } from '#core/contract/intake/counter-form.ts';
import { readFormUrl, URL_LINES } from '#core/contract/intake/form-fields.ts';
import { FORM, NoticeForm } from '#core/contract/intake/notice-form.ts';
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

/** Too many URLs. */
function listFaults({ AGENT_EMAIL }: FaultDeps['config'], lines: readonly unknown[]): FieldErrors {
  const texts = lines.filter((line): line is string => typeof line === 'string');
  const isTooLong = lines.length > URL_LINES || foldUrls(texts).length > FORM.urls;
  return isTooLong ? { urls: [messages.formTooManyUrls(AGENT_EMAIL)] } : {};
}

/** The form, with its own faults and these together (beyond § 23). */
function withFaults<F>(read: () => F, more: FieldErrors): F {
  try {
    const form = read();
    refuseFields(more);
    return form;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'bad_request') throw error;
    throw new AppError('bad_request', { ...error.detail, fields: { ...error.detail.fields, ...more } });
  }
}

/** Faults of the URLs that need the company: too many, or not on its sites. `lines` are as typed; their own faults are found elsewhere. */
async function urlFaults({ db, config }: FaultDeps, page: OpenPage, lines: unknown): Promise<FieldErrors> {
  if (!Array.isArray(lines)) return {};
  const tooMany = listFaults(config, lines);
  if (Object.keys(tooMany).length > 0) return tooMany;
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

/** The form, with all faults in one round (beyond § 23). */
export async function readForm(deps: FaultDeps, page: OpenPage, typed: unknown): Promise<NoticeForm> {
  const { urls } = (typed ?? {}) as { urls?: unknown };
  const more = await urlFaults(deps, page, urls);
  return withFaults(() => parsed(NoticeForm, typed ?? {}), more);
}

/** The counter-notice form, with all faults in one round. Its URLs need no company: they may be on none of its sites. */
export function readCounterForm({ config }: Pick<Deps, 'config'>, typed: unknown): CounterForm {
  const { urls } = (typed ?? {}) as { urls?: unknown };
  const more = Array.isArray(urls) ? listFaults(config, urls) : {};
  return withFaults(() => parsed(CounterForm, typed ?? {}), more);
}

interface Visit {
  deps: Deps;
  params: { slug: string };
  raw: Readonly<Record<string, unknown>>;
}

/** The same for the JSON call, whose body is checked before its operation. */
export async function examineForm({ deps, params, raw }: Visit): Promise<FieldErrors> {
  return urlFaults(deps, await pageForForm(deps, params.slug), raw.urls);
}

/** The same for the JSON call of a counter-notice. */
export async function examineCounterForm({ deps, params, raw }: Visit): Promise<FieldErrors> {
  await pageForForm(deps, params.slug);
  return Array.isArray(raw.urls) ? listFaults(deps.config, raw.urls) : {};
}

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
