import { z } from 'zod';
import { messages } from '../messages.ts';
import { optionalEmail, optionalText, text } from './fields.ts';

/** decisions §11: the company fields in request bodies. `country` is the English name or a country code. */
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
  notice_email: optionalEmail().default(null),
});
export type CompanyFields = z.output<typeof CompanyFields>;

/** Omitted fields stay unchanged. */
export const CompanyChange = z.object({
  name: text(messages.companyNameRequired).optional(),
  address: text(messages.streetRequired).optional(),
  line1: optionalText().optional(),
  line2: optionalText().optional(),
  city: text(messages.cityRequired).optional(),
  state: text(messages.stateRequired).optional(),
  zip: text(messages.zipRequired, 40).optional(),
  country: text(messages.countryRequired, 100).optional(),
  phone: optionalText(60).optional(),
  notice_email: optionalEmail().optional(),
});
export type CompanyChange = z.output<typeof CompanyChange>;
