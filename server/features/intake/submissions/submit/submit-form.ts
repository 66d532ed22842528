import { createHash, randomBytes } from 'node:crypto';
import type { Language } from '#core/contract/intake/notice-form.ts';
import type { FormKind } from '#core/contract/intake/submissions.ts';
import { POLICY_VERSION } from '#core/copy/pages/policy/policy-text.ts';
import { foldUrls } from '#core/rules/intake/form-urls.ts';
import { submissionReference } from '#core/rules/intake/submission-reference.ts';
import { addSeconds } from '../../../../base/clock.ts';
import { failpoint } from '../../../../base/failpoints.ts';
import { hashSecret, newSecret } from '../../../../crypto/secrets.ts';
import { recordHistory } from '../../../../db/history.ts';
import { refuseWait } from '../../../../db/limits.ts';
import { insertTry, lockTries, secondsToWait } from '../../../../db/sliding-limits.queries.ts';
import { type Tx, transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { FORM_RULES, formLimitKey, refuseFormBeyond } from '../../../../http/request/rate.ts';
import type { UploadedFile } from '../../../../http/serve.ts';
import { tryCountNamedMail } from '../../../../mail/named-mails.ts';
import { enqueueMail } from '../../../../mail/outbox.ts';
import { fileType } from '../../../records/files/store/file-type.ts';
import { storeBytes } from '../../../records/files/store/store-bytes.ts';
import { attachStoredFiles, type StoredFile } from '../../../records/files/store/stored-files.ts';
import { type OpenPage, pageForForm } from '../../../registry/public-pages/resolve-page.ts';
import { counterFormText } from '../counter-notice/counter-form-text.ts';
import { formText } from '../notice/form-text.ts';
import { confirmLetter } from '../receipt/submissions.letters.ts';
import { type Check, findSameWords, insertSubmission, type KnownForm } from '../submissions.queries.ts';
import { type ReadForm, readForm, refuseFiles } from './form-faults.ts';
import { checkProof, spendChallenge } from './proof-of-work.ts';
import { isSuspect } from './suspect-form.ts';

/** A form that is submitted again within this time is the same one: a double click, or a resent page. */
const REPEAT_SECONDS = 600;

export interface SubmittedForm {
  slug: string;
  kind: FormKind;
  /** As typed; checked here. */
  form: unknown;
  files: readonly UploadedFile[];
  lang: Language;
  /** The client's address. */
  ip: string;
  /** Submitted from a page, which has a stamp of when it was drawn. */
  isHtml: boolean;
}

interface Taken {
  page: OpenPage;
  known: KnownForm;
  files: readonly StoredFile[];
  words_hash: string;
  lang: Language;
  is_suspect: boolean;
}

/** beyond-edges § 12: the same company, address and words, with the same files. */
function hashWords(company_id: number, { kind, form }: KnownForm, files: readonly UploadedFile[]): string {
  const digest = (value: string | Buffer) => createHash('sha256').update(value).digest('hex');
  const { email, ...words } = form;
  return digest(
    JSON.stringify([kind, company_id, email, words, files.map(({ name, bytes }) => [name, digest(bytes)])]),
  );
}

function stored<F extends ReadForm['form']>({
  email_repeat: _,
  website: __,
  drawn: ___,
  proof: ____,
  ...form
}: F): Omit<F, Check> {
  return { ...form, urls: foldUrls(form.urls) };
}

/** The form as it is kept. */
const knownForm = (read: ReadForm): KnownForm =>
  read.kind === 'notice' ? { kind: read.kind, form: stored(read.form) } : { kind: read.kind, form: stored(read.form) };

const storeFiles = (deps: Deps, files: readonly UploadedFile[]): Promise<StoredFile[]> =>
  Promise.all(
    files.map(async ({ name, bytes }) => ({
      sha256: await storeBytes(deps, bytes),
      size: bytes.length,
      name,
      type: fileType({ name, bytes }),
    })),
  );

/** Stores the form under a new reference, with its confirmation mail unless the address has had its mails of the hour. */
async function insertForm(tx: Tx, deps: Deps, { page, known, files, ...facts }: Taken): Promise<string> {
  const token = newSecret();
  const { company_id, company } = page;
  for (;;) {
    const reference = submissionReference([...randomBytes(7)]);
    const document = { reference, company, submitted_date: tx.now, policy_version: POLICY_VERSION };
    const text =
      known.kind === 'notice'
        ? formText({ ...document, form: known.form })
        : counterFormText({ ...document, form: known.form });
    const id = await insertSubmission(tx.db, {
      ...facts,
      ...known,
      ...{ reference, company_id, text, policy_version: POLICY_VERSION },
      confirm_hash: hashSecret(token),
      submitted_date: tx.now,
    });
    if (id === undefined) continue;
    await attachStoredFiles(tx, files, { model: 'submission', object_id: id });
    recordHistory(tx, { model: 'submission', object_id: id, action: 'received' });
    const { email } = known.form;
    if (await tryCountNamedMail(tx, { to: email, kind: 'form' })) {
      const about = { publicUrl: deps.config.PUBLIC_URL, lang: facts.lang, company, reference, token };
      await enqueueMail(tx, deps.config, email, confirmLetter(about, known.kind));
    }
    return reference;
  }
}

/** Counts the form against the limits of the client's network. The caller has locked the key. */
async function countInNetwork(tx: Tx, key: string | null): Promise<void> {
  if (key === null) return;
  refuseWait(await secondsToWait(tx.db, key, FORM_RULES, tx.now));
  if (!failpoint('uncounted-forms')) await insertTry(tx.db, key, tx.now);
}

/**
 * beyond § 12: takes a form; from here on it cannot be lost. The answer is the same for a suspect form, and for an address that gets
 * no more mail. Throws 429 before the form is read, then 404 or 410, all faults (400, 413), and `proof_required`.
 */
export async function submitForm(deps: Deps, submitted: SubmittedForm): Promise<{ reference: string }> {
  const { slug, lang, ip, isHtml } = submitted;
  // JSON calls were checked before their body was read.
  if (isHtml) await refuseFormBeyond(deps, ip);
  const page = await pageForForm(deps, slug);
  const read = await readForm(deps, page, submitted.kind, submitted.form);
  const known = knownForm(read);
  const files = submitted.files.filter(({ name, bytes }) => name !== '' || bytes.length > 0);
  refuseFiles(files);
  const words_hash = hashWords(page.company_id, known, files);
  const repeated = (now: Date, db = deps.db) => findSameWords(db, words_hash, addSeconds(now, -REPEAT_SECONDS));
  const earlier = await repeated(deps.clock.now());
  if (earlier !== undefined) return { reference: earlier };
  const challenge = await checkProof(deps, page.company_id, read.form.proof);
  const storedFiles = await storeFiles(deps, files);
  const is_suspect = isSuspect(deps, read.form, { isHtml });
  return transaction(deps, null, async (tx) => {
    const key = formLimitKey(deps.config, ip);
    await lockTries(tx.db, words_hash, ...(key === null ? [] : [key]));
    const same = await repeated(tx.now, tx.db);
    if (same !== undefined) return { reference: same };
    await countInNetwork(tx, key);
    if (challenge !== null) await spendChallenge(tx, deps, page.company_id, challenge);
    return { reference: await insertForm(tx, deps, { page, known, files: storedFiles, words_hash, lang, is_suspect }) };
  });
}
