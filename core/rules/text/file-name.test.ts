import { describe, expect, test } from 'vitest';
import { cleanFileName } from './file-name.ts';

describe('cleanFileName', () => {
  test.for<[string, string]>([
    ['invoice.pdf', 'invoice.pdf'],
    ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
    ['\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069\u200E\u200F\u061Ca.png', 'a.png'],
    ['pay\u200Bpal\u00AD.pdf\uFEFF', 'paypal.pdf'],
    ['line\r\nbreak\tand\u0000nul\u0085\u2028.txt', 'line break and nul .txt'],
    ['../../etc/passwd', '_.._etc_passwd'],
    ['C:\\Users\\Ada\\scan.pdf', 'C:_Users_Ada_scan.pdf'],
    ['.htaccess', 'htaccess'],
    ['scan.pdf. . ', 'scan.pdf'],
    ['', 'file'],
    [' .. ', 'file'],
    ['half \uD83D', 'half \uFFFD'],
    // Characters that languages and emoji need are kept: Hebrew letters, zero-width joiners.
    ['חוזה.pdf', 'חוזה.pdf'],
    ['می\u200Cخواهم.pdf', 'می\u200Cخواهم.pdf'],
    ['👩\u200D👧.png', '👩\u200D👧.png'],
    [`${'a'.repeat(300)}.docx`, `${'a'.repeat(250)}.docx`],
    [`${'a'.repeat(253)}😀.x`, `${'a'.repeat(253)}.x`],
    ['b'.repeat(300), 'b'.repeat(255)],
  ])('%j becomes %j', ([given, kept]) => {
    expect(cleanFileName(given)).toBe(kept);
    expect(cleanFileName(kept)).toBe(kept);
  });
});
