import { expect, test } from 'vitest';
import { messages } from '#core/messages.ts';
import { addLines, bodyOf, type TypedNotice } from './typed-notice.ts';

const A = 'https://example.com/a';
const B = 'https://example.com/b';

test('lines that are URLs are added, and other lines stay in the input', () => {
  expect(addLines([], `${A}\n\n ${B} `)).toEqual({ urls: [A, B], left: '', error: undefined });
  expect(addLines([A], `${B}\nnot a url\n${A}`)).toEqual({
    urls: [A, B],
    left: `not a url\n${A}`,
    error: messages.urlInvalid,
  });
  expect(addLines([A], A)).toEqual({ urls: [A], left: A, error: messages.noticeUrlAdded });
  expect(addLines([A], 'http://127.0.0.1/x').error).toBe(messages.urlInvalid);
  expect(addLines([], ' \n').error).toBe(messages.urlRequired);
});

const typed: TypedNotice = {
  sender: '4',
  received_date: '2026-11-14',
  source: '3',
  carrier: '2',
  company_id: '',
  urls: [A],
  subject: '',
  text: '',
  notes: '',
  dmca_public_id: '',
  dmca_registration_id: '',
  files: [{ file_id: 9, name: 'scan.pdf', size: 1 }],
};

test('form values are converted to the request body, with a carrier only for paper sources', () => {
  expect(bodyOf(typed)).toMatchObject({ sender: 4, source: 3, carrier: 2, company_id: undefined, files: [9] });
  expect(bodyOf({ ...typed, source: '5', company_id: '7' })).toMatchObject({ source: 5, carrier: null, company_id: 7 });
});
