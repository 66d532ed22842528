import { COUNTER_STATEMENTS, type CounterStatement } from '#core/contract/intake/counter-form.ts';
import { counterDocumentCopy as copy } from '#core/copy/intake/submissions/counter-document.ts';
import { formDocumentCopy } from '#core/copy/intake/submissions/document.ts';
import { POLICY_TEXTS } from '#core/copy/pages/policy/policy-text.ts';
import type { CounterReading } from '#core/rules/intake/counter-notice.ts';
import { addressOf, documentOf, type FormDocument, fields } from '../notice/form-text.ts';
import type { StoredCounterForm } from '../submissions.queries.ts';

type CounterDocument = Omit<FormDocument, 'form'> & { form: StoredCounterForm };

/** The statements that were ticked, in the English that was signed. */
function statementsOf({ policy_version, company }: CounterDocument): Record<CounterStatement, string> {
  const { counterStatements } = POLICY_TEXTS[policy_version as keyof typeof POLICY_TEXTS].en;
  return {
    mistake: counterStatements.mistake(company),
    jurisdiction: counterStatements.jurisdiction(company),
    service: counterStatements.service(company),
  };
}

const senderLines = ({ form }: CounterDocument): string[] =>
  fields([
    [formDocumentCopy.name, form.name],
    [formDocumentCopy.email, form.email],
    [formDocumentCopy.address, addressOf(form)],
    [formDocumentCopy.phone, form.phone],
  ]);

const materialLines = ({ form }: CounterDocument): string[] => [
  ...form.urls,
  ...(form.reference === '' ? [] : [copy.ofNotice(form.reference)]),
];

/** The whole form as text: of the counter-notice, of its forward to the complainant, and of the receipt. */
export function counterFormText(document: CounterDocument): string {
  const { form } = document;
  const statements = statementsOf(document);
  return documentOf(copy.title(document.reference), document, [
    [formDocumentCopy.sender, senderLines(document)],
    [copy.material, materialLines(document)],
    ...(form.explanation === '' ? [] : [[copy.explanation, [form.explanation]] as [string, string[]]]),
    [formDocumentCopy.statements, COUNTER_STATEMENTS.map((name) => statements[name])],
    [formDocumentCopy.signature, [`/s/ ${form.signature}`]],
  ]);
}

/** A form has all elements (17 U.S.C. § 512(g)(3)), each with the text that was typed or ticked. */
export function counterFormReading(document: CounterDocument): CounterReading {
  const { mistake, jurisdiction, service } = statementsOf(document);
  return {
    elements: { signature: true, material: true, mistake: true, contact: true, jurisdiction: true },
    found: {
      signature: document.form.signature,
      material: materialLines(document).join('\n'),
      mistake,
      contact: senderLines(document).join('\n'),
      jurisdiction: `${jurisdiction}\n${service}`,
    },
  };
}
