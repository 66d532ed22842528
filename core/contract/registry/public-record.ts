import { z } from 'zod';
import { RECORD_BYTES, RECORD_TEXT_CHARS, SHEET_BYTES } from '../../constants.ts';
import { messages } from '../../messages.ts';
import { CHECK_REASONS } from '../../rules/registry/public-record/check-due.ts';
import { DIFFERENCE_CODES, GRAVITIES } from '../../rules/registry/public-record/differences.ts';
import { endpoint } from '../endpoint.ts';
import { ById, IsoDate, listOf, listQuery, longText, optionalText, queryBoolean, text } from '../fields.ts';

const NAMES_MAX = 20_000;
/** JSON escapes and the other fields. */
const RECORD_BODY_BYTES = RECORD_TEXT_CHARS + 1024 * 1024;

const RecordAgent = z.object({
  name: z.string().nullable(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
});

/** beyond § 20: what the Copyright Office's directory showed at a check. Fields that it did not show are null. */
export const PublicRecord = z.object({
  id: z.int(),
  checked_date: IsoDate,
  source: z.enum(['page', 'typed']),
  registration_id: z.string(),
  status: z.string().nullable(),
  provider: z.string().nullable(),
  address: z.string().nullable(),
  alternative_names: z.array(z.string()),
  agent: RecordAgent,
  filed_date: z.string().nullable(),
  expires_date: z.string().nullable(),
  file: z.object({ file_id: z.int(), name: z.string(), size: z.int() }).nullable(),
});
export type PublicRecord = z.infer<typeof PublicRecord>;

const Side = z.union([z.string(), z.array(z.string())]).nullable();

export const RecordDifference = z.object({
  code: z.enum(DIFFERENCE_CODES),
  gravity: z.enum(GRAVITIES),
  /** Text; for names, at most 20 of them. */
  ours: Side,
  theirs: Side,
  /** Number of all names. */
  count: z.int().optional(),
  accepted: z.boolean(),
});
export type RecordDifference = z.infer<typeof RecordDifference>;

export const RecordReport = z.object({
  record: PublicRecord.nullable(),
  differences: z.array(RecordDifference),
});
export type RecordReport = z.infer<typeof RecordReport>;

export const getPublicRecord = endpoint({
  name: 'getPublicRecord',
  summary: 'Get the last check of a company’s public record, and where it differs from ours',
  method: 'GET',
  path: '/companies/:id/public-record/',
  access: 'user',
  rate: 'standard',
  reads: ['public_record', 'company', 'domain', 'order'],
  params: ById,
  response: RecordReport,
  errors: ['unauthenticated', 'not_found'],
});

const line = () => optionalText(1000).nullish();
const isDay = (date: string): boolean => date === '' || z.iso.date().safeParse(date).success;
const formDay = () => z.string({ error: messages.recordDateInvalid }).trim().refine(isDay, messages.recordDateInvalid);
const day = () =>
  formDay()
    .nullish()
    .transform((date) => date || null);

/** The fields of a record, typed in. */
export const TypedRecord = z.object({
  registration_id: text(messages.registrationIdRequired, 100),
  status: text(messages.recordStatusRequired, 100),
  provider: line(),
  address: line(),
  alternative_names: z.array(optionalText(1000)).max(NAMES_MAX).nullish(),
  agent: z.object({ name: line(), address: line(), phone: line(), email: line() }).nullish(),
  filed_date: day(),
  expires_date: day(),
});
export type TypedRecord = z.output<typeof TypedRecord>;

const { shape } = TypedRecord;
/** Pasted text, or the fields of `TypedRecord`. */
export const RecordInput = z
  .object({
    text: longText(messages.textRequired, RECORD_TEXT_CHARS).optional(),
    ...shape,
    registration_id: shape.registration_id.optional(),
    status: shape.status.optional(),
  })
  .superRefine(({ text, registration_id, status }, { addIssue }) => {
    if (text !== undefined) return;
    if (registration_id === undefined)
      addIssue({ code: 'custom', path: ['registration_id'], message: messages.registrationIdRequired });
    if (status === undefined) addIssue({ code: 'custom', path: ['status'], message: messages.recordStatusRequired });
  });
export type RecordInput = z.output<typeof RecordInput>;

/** Of the form that pastes a record. */
export const PastedRecord = z.object({ text: longText(messages.textRequired, RECORD_TEXT_CHARS) });

const formLine = () => optionalText(1000);
/** Of the form with a record's fields. */
export const RecordForm = z.object({
  registration_id: shape.registration_id,
  status: shape.status,
  provider: formLine(),
  address: formLine(),
  names: z.string(),
  agent_name: formLine(),
  agent_address: formLine(),
  agent_phone: formLine(),
  agent_email: formLine(),
  filed_date: formDay(),
  expires_date: formDay(),
});
export type RecordForm = z.output<typeof RecordForm>;

export const checkPublicRecord = endpoint({
  name: 'checkPublicRecord',
  summary: 'Import a company’s public record from a saved page, pasted text or typed fields, and compare it with ours',
  method: 'POST',
  path: '/companies/:id/public-record/',
  access: 'superuser',
  rate: 'upload',
  touches: ['public_record', 'company', 'file', 'history', 'event'],
  params: ById,
  upload: { field: 'file', alias: 'files', maxBytes: RECORD_BYTES, orBody: true },
  body: RecordInput,
  bodyBytes: RECORD_BODY_BYTES,
  response: PublicRecord,
  status: 201,
  errors: [
    ...([
      'bad_request',
      'unauthenticated',
      'superuser_only',
      'not_found',
      'not_designated',
      'record_of_another',
    ] as const),
    ...(['company_removed', 'too_large', 'unsupported_type', 'too_many_tries'] as const),
  ],
});

export const DifferenceAccept = z.object({
  code: z.enum(DIFFERENCE_CODES, { error: messages.differenceUnknown }),
  note: longText(messages.noteRequired, 2000),
});

export const acceptDifference = endpoint({
  name: 'acceptDifference',
  summary: 'Accept a difference between the public record and ours, until either changes',
  method: 'POST',
  path: '/companies/:id/public-record/accept/',
  access: 'superuser',
  rate: 'standard',
  touches: ['public_record', 'company', 'history'],
  params: ById,
  body: DifferenceAccept,
  response: RecordReport,
  errors: ['bad_request', 'unauthenticated', 'superuser_only', 'not_found'],
});

export const RecordToCheck = z.object({
  company: z.object({ id: z.int(), name: z.string() }),
  registration_id: z.string(),
  last_check: IsoDate.nullable(),
  due_date: z.string().nullable(),
  reason: z.enum(CHECK_REASONS).nullable(),
  /** Number of differences that were not accepted. */
  differences: z.object({ grave: z.int(), warning: z.int(), info: z.int() }),
});
export type RecordToCheck = z.infer<typeof RecordToCheck>;

export const RecordListQuery = listQuery(['due_date', 'company', 'last_check'], { is_due: queryBoolean.optional() });
export type RecordListQuery = z.output<typeof RecordListQuery>;

export const listPublicRecords = endpoint({
  name: 'listPublicRecords',
  summary: 'List the designated companies, starting with those whose public record is due for a check',
  method: 'GET',
  path: '/public-records/',
  access: 'superuser',
  rate: 'standard',
  reads: ['public_record', 'company', 'domain', 'order'],
  query: RecordListQuery,
  response: listOf(RecordToCheck),
  errors: ['bad_request', 'unauthenticated', 'superuser_only'],
});

export const RecordUploadResult = z.object({
  saved: z.int(),
  errors: z.array(z.object({ row: z.int(), registration_id: z.string(), message: z.string() })),
});
export type RecordUploadResult = z.infer<typeof RecordUploadResult>;

export const uploadPublicRecords = endpoint({
  name: 'uploadPublicRecords',
  summary: 'Import many public records from an .xlsx or .csv file. Rows with errors are left out.',
  method: 'POST',
  path: '/public-records/upload/',
  access: 'superuser',
  rate: 'upload',
  touches: ['public_record', 'company', 'history', 'event'],
  upload: { field: 'file', alias: 'files', maxBytes: SHEET_BYTES },
  response: RecordUploadResult,
  errors: ['bad_request', 'unauthenticated', 'superuser_only', 'too_large', 'unsupported_type', 'too_many_tries'],
});
