import { type Completeness, verdictOf } from '#core/rules/intake/notice-completeness.ts';
import { type FormDocument, senderLines, statementsOf } from './form-text.ts';

/** A form has all six elements (17 U.S.C. § 512(c)(3)(A)), each with the text that was typed or ticked. */
export function formCompleteness({ form, policy_version, company }: FormDocument): Completeness {
  const statements = statementsOf(policy_version, company);
  const found = {
    signature: form.signature,
    work: form.works.map(({ description }) => description).join('\n\n'),
    material: form.urls.join('\n'),
    contact: senderLines(form).join('\n'),
    good_faith: statements.good_faith,
    accuracy: statements.accuracy,
  };
  const all = { signature: true, work: true, material: true, contact: true, good_faith: true, accuracy: true };
  const kind = 'takedown';
  return { ...all, kind, verdict: verdictOf({ ...all, kind, isEvident: false }), found, is_corrected: false };
}

/** The withdrawal of a form's notice: signed, and no notice itself. */
export function withdrawalCompleteness(signature: string, urls: readonly string[]): Completeness {
  const elements = { signature: true, work: false, material: true, contact: false, good_faith: false, accuracy: false };
  const kind = 'retraction';
  return {
    ...elements,
    ...{ kind, verdict: verdictOf({ ...elements, kind, isEvident: true }), is_corrected: false },
    found: { signature, material: urls.join('\n') },
  };
}
