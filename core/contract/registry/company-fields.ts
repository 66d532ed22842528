import { z } from 'zod';
import { messages } from '../../messages.ts';
import { changeOf, namesIn, shownOf } from '../derived.ts';
import { optionalEmail, optionalText, text } from '../fields.ts';

/**
 * The plain fields of a company (decisions §11), in the order of the forms. Change bodies, responses, table columns, forms,
 * exports and snapshot differences derive from this list. `country` is the English name or a country code.
 */
export const CompanyFields = z.object({
  name: text(messages.companyNameRequired),
  address: text(messages.streetRequired),
  line1: optionalText().default(''),
  line2: optionalText().default(''),
  city: text(messages.cityRequired),
  state: text(messages.stateRequired),
  zip: text(messages.zipRequired, 40),
  country: text(messages.countryRequired, 100),
  phone: optionalText(60).default(''),
  vat_number: optionalText(50).default(''),
  notice_email: optionalEmail().default(null),
});
export type CompanyFields = z.output<typeof CompanyFields>;
export type CompanyField = keyof CompanyFields;
export const COMPANY_FIELDS = namesIn(CompanyFields);

interface FieldRules {
  readonly label: string;
  /** Published in the directory: once registered, it changes by amendment only. The others change at any time. */
  readonly published: boolean;
  /** Offered in the amendment form. */
  readonly amendable: boolean;
}

export const COMPANY_FIELD_RULES = {
  name: { label: 'Company (or individual) name', published: true, amendable: true },
  address: { label: 'Street', published: true, amendable: true },
  line1: { label: 'Line 1', published: true, amendable: true },
  line2: { label: 'Line 2', published: true, amendable: true },
  city: { label: 'City', published: true, amendable: true },
  state: { label: 'State', published: true, amendable: true },
  zip: { label: 'Zip', published: true, amendable: true },
  country: { label: 'Country', published: true, amendable: true },
  phone: { label: 'Phone', published: false, amendable: true },
  vat_number: { label: 'VAT number', published: false, amendable: true },
  notice_email: { label: 'Notice email', published: false, amendable: false },
} as const satisfies Readonly<Record<CompanyField, FieldRules>>;

type Rules = typeof COMPANY_FIELD_RULES;
type Having<Rule extends keyof FieldRules, Value> = {
  [F in CompanyField]: Rules[F][Rule] extends Value ? F : never;
}[CompanyField];

function pick<Rule extends keyof FieldRules, const Value>(rule: Rule, value: Value) {
  type Picked = Having<Rule, Value>;
  const names = COMPANY_FIELDS.filter((field) => COMPANY_FIELD_RULES[field][rule] === value) as Picked[];
  const shape = Object.fromEntries(names.map((name) => [name, CompanyFields.shape[name]]));
  return z.object(shape as Pick<typeof CompanyFields.shape, Picked>);
}

/** The fields that representatives can change at any time. */
export const CompanyContact = pick('published', false);
/** The fields published in the directory; editable only before the first registration. */
export const CompanyFiled = pick('published', true);
/** The fields of the amendment form. */
export const AmendmentFields = pick('amendable', true);

/** Omitted fields stay unchanged. */
export const CompanyChange = changeOf(CompanyFields);
export type CompanyChange = z.output<typeof CompanyChange>;

/** The fields in a response. */
export const CompanyShown = shownOf(CompanyFields);
