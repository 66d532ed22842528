import { describe, expect, test } from 'vitest';
import { linesOf } from '../text/lines.ts';
import { joinWrapped } from './join-wrapped.ts';
import { refang } from './refang.ts';
import { scanLine } from './scan-line.ts';

const urls = (line: string) => scanLine(refang(line)).map(({ url }) => url);

describe('the URLs of a line', () => {
  test.each([
    ['Infringing URL: http://a-fixture.com/x(1).html.', ['http://a-fixture.com/x(1).html']],
    [
      '(see http://a-fixture.com/a), or <http://b-fixture.com/b>;',
      ['http://a-fixture.com/a', 'http://b-fixture.com/b'],
    ],
    ['http://a-fixture.com/x,http://b-fixture.com/y', ['http://a-fixture.com/x', 'http://b-fixture.com/y']],
    ['www.a-fixture.com/path, b-fixture.co.uk;', ['http://www.a-fixture.com/path', 'http://b-fixture.co.uk/']],
    ['A-FIXTURE.COM:8080/X', ['http://a-fixture.com:8080/X']],
    ['URL:http://münchen-fixture.de/straße', ['http://xn--mnchen-fixture-gsb.de/straße']],
    ['http://a-fixture.comを削除', ['http://a-fixture.com/']],
    ['http%3A%2F%2Fa-fixture.com%2Fpath', ['http://a-fixture.com/path']],
    [
      '[url=http://a-fixture.com/a]x[/url] [m](http://b-fixture.com/(a)/b)',
      ['http://a-fixture.com/a', 'http://b-fixture.com/(a)/b'],
    ],
    ['*a-fixture.com* visit b-fixture.com.Please', ['http://a-fixture.com/', 'http://b-fixture.com/']],
    ['ftp://guest:secret@168.1.1.145/media/', ['ftp://168.1.1.145/media/']],
    ['rtmp://live.a-fixture.com/x', ['http://live.a-fixture.com/']],
  ])('%s', (line, expected) => expect(urls(line)).toEqual(expected));

  test.each([
    ['hxxp://a-fixture[.]com/y', 'http://a-fixture.com/y'],
    ['hXXps[:]//a-fixture(dot)com/y', 'https://a-fixture.com/y'],
    ['h**p://a-fixture{.}com', 'http://a-fixture.com/'],
    ['a-fixture [dot] com', 'http://a-fixture.com/'],
    ['a-fixture dot co dot uk', 'http://a-fixture.co.uk/'],
    ['www . a-fixture . com', 'http://www.a-fixture.com/'],
    ['http:\\\\a-fixture.com\\x', 'http://a-fixture.com/x'],
    ['https //a-fixture.com/x', 'https://a-fixture.com/x'],
    ['ｈｔｔｐ：／／a-fixture．ｃｏｍ／ａ', 'http://a-fixture.com/a'],
  ])('defanged: %s', (line, expected) => expect(urls(line)).toEqual([expected]));

  test.each([
    [
      'https://x.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa-fixture.com%2Fa%3Fb%3Dc&data=1',
      ['https://a-fixture.com/a?b=c'],
    ],
    ['https://urldefense.proofpoint.com/v2/url?u=https-3A__a-2Dfixture.com_a_b&d=x', ['https://a-fixture.com/a/b']],
    ['https://urldefense.com/v3/__https://a-fixture.com/a__;!!x', ['https://a-fixture.com/a']],
    [
      'https://b-fixture.com/out?u=https%253A%252F%252Fa-fixture.com/x',
      ['https://b-fixture.com/out?u=https%253A%252F%252Fa-fixture.com/x', 'https://a-fixture.com/x'],
    ],
    [
      'https://web.archive.org/web/2015/http://a-fixture.com/p?x=1',
      ['https://web.archive.org/web/2015/http://a-fixture.com/p?x=1', 'http://a-fixture.com/p?x=1'],
    ],
    [
      'https://b-fixture.com/go?url=a-fixture.com/x',
      ['https://b-fixture.com/go?url=a-fixture.com/x', 'http://a-fixture.com/x'],
    ],
    [
      'https://b-fixture.com/r/aHR0cHM6Ly9hLWZpeHR1cmUuY29tL3g',
      ['https://b-fixture.com/r/aHR0cHM6Ly9hLWZpeHR1cmUuY29tL3g', 'https://a-fixture.com/x'],
    ],
  ])('embedded: %s', (line, expected) => expect(urls(line)).toEqual(expected));

  test.each([
    'john.doe@a-fixture.com, <mailto:x+y@b-fixture.com>, z [at] c-fixture [dot] com',
    'movie.zip index.html README.md v1.2.3 e.g. i.e. U.S.C. Ltd.We infringement.In',
    'http://192.168.0.1/x http://10.0.0.1 http://127.0.0.1:80 http://localhost/x http://0x7f.1/ a.example',
    'Some.Film.2015.720p.BluRay.x264-GROUP.mkv',
  ])('no URLs: %s', (line) => expect(urls(line)).toEqual([]));

  test('long lines are scanned within 10 seconds of processor time', () => {
    const start = process.cpuUsage().user;
    for (const piece of [
      'a',
      'a.',
      '[.',
      'http://',
      'x dot ',
      ' x .com',
      'a@',
      '-a.',
      '%2',
      'hxxp',
      '(',
      'http://a.com/(',
    ]) {
      scanLine(refang(piece.repeat(300_000 / piece.length)));
    }
    expect((process.cpuUsage().user - start) / 1_000).toBeLessThan(10_000);
  });
});

test('wrapped URLs are joined, and lists stay lists', () => {
  const text = [
    'http://very-long-fixture-name.com/some/long/path/to/the/file/that-is-wra',
    'pped-here/file.html',
    'http://very-long-fixture-name.com/some/long/path/to/the/file/number/two',
    'Thank you for your help in this matter',
    '<http://very-long-fixture-name.com/some/long/path',
    '/to/x> and',
    'http://very-long-fixture-name.com/some/long/path/to/the/file/number/44?id=',
    '12345&x=1',
    'http://very-long-fixture-name.com/some/long/path/to/the/file/number/66/',
    'Regards,',
    'I am the owner of the photograph at http://a-fixture-name.com/works/7.',
    'It was copied to http://b-fixture-name.com/x',
    'field_group_0_url_0:http://a-very-long-fixture-name.com/original_work_url_one',
    'field_group_0_url_1:http://a-very-long-fixture-name.com/original_work_url_two',
  ].join('\n');
  expect(joinWrapped(linesOf(text)).flatMap((line) => urls(line.text))).toEqual([
    'http://very-long-fixture-name.com/some/long/path/to/the/file/that-is-wrapped-here/file.html',
    'http://very-long-fixture-name.com/some/long/path/to/the/file/number/two',
    'http://very-long-fixture-name.com/some/long/path/to/x',
    'http://very-long-fixture-name.com/some/long/path/to/the/file/number/44?id=12345&x=1',
    'http://very-long-fixture-name.com/some/long/path/to/the/file/number/66/',
    'http://a-fixture-name.com/works/7',
    'http://b-fixture-name.com/x',
    'http://a-very-long-fixture-name.com/original_work_url_one',
    'http://a-very-long-fixture-name.com/original_work_url_two',
  ]);
});
