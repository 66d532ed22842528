import { describe, expect, test } from 'vitest';
import { htmlText } from './html-text.ts';
import { linesOf } from './lines.ts';
import { safeHtml } from './safe-html.ts';

describe('the text of an HTML page', () => {
  test('contains visible text, tab-separated cells and link targets', () => {
    const html =
      '<head><title>no</title><style>no{}</style></head><body><p>Hello&nbsp;<b>you</b> &amp; me<br>next</p><div style="display:none">no</div>' +
      '<table><tr><th>Original</th><th>Copy</th></tr><tr><td><a href="http://a.com/x">http://a.com/x</a></td><td><a href="http://b.com/?a=1&amp;b=2">here</a></td></tr></table>' +
      '<ul><li>one<li>two</ul><script>no</script><img src="http://no.com/x.png"><a href="http://c.com"><img src=no></a>';
    expect(htmlText(html).shown).toBe(
      'Hello you & me\nnext\n\nOriginal\tCopy\nhttp://a.com/x\there <http://b.com/?a=1&b=2>\n\n- one\n- two\n\n<http://c.com>',
    );
  });

  test('rows with paragraphs in cells, empty cells or missing end tags are read', () => {
    expect(htmlText('<table><tr><td><p>A</p></td><td><p>B</p><p>b</p></td></tr></table>').shown).toBe('A\tB b');
    expect(htmlText('<table><tr><th>x<th>y<th>z<tr><td><img><td>1<td>2</table>').shown).toBe('x\ty\tz\n\t1\t2'.trim());
    expect(htmlText('<table><tr><td></td><td><p>one</p><p>two</p></td></tr></table>').shown).toBe('one\n\ntwo');
    expect(htmlText('<h3>Our works</h3><p>x</p><h4></h4>')).toEqual({
      shown: 'Our works\n\nx',
      marked: '## Our works\n\nx',
    });
  });

  test('a hidden element that is never closed hides nothing', () => {
    expect(htmlText('<p style="display:none">one<p>two').shown).toContain('two');
  });

  test('repetitive pages are read within 10 seconds of processor time', () => {
    const start = process.cpuUsage().user;
    for (const piece of [
      '<div>',
      '<b></i>',
      '&amp;',
      '<',
      '<!--',
      '<a href="x">',
      '<td>',
      '<tr>',
      '<tr><td>',
      '<table><tr><td>',
    ])
      htmlText(piece.repeat(100_000));
    expect((process.cpuUsage().user - start) / 1_000).toBeLessThan(10_000);
  });
});

describe('the sanitized HTML', () => {
  test('security rule 14: contains nothing that runs, loads, submits or hides content', () => {
    const html = safeHtml(
      '<p onclick="x()" style="background:url(http://x.com)">a<script>x()</script><img src="http://x.com/y"><a href="javascript:x()">j</a>' +
        '<a href=" http://ok.com/" target="_top">k</a><form action="http://x.com"><input><textarea>t</textarea></form><iframe src="//x.com"></iframe>' +
        '<svg><script>x()</script></svg><style>@import "http://x.com"</style><link rel=stylesheet href="http://x.com"><base href="http://x.com"><meta http-equiv=refresh content="0;url=http://x.com">' +
        '<a href="data:text/html,x">d</a><a href="//x.com">r</a><math><mtext></mtext></math><video src="http://x.com"></video></p>',
    );
    expect(html).not.toMatch(
      /x\.com|script|style|on\w+=|form|input|iframe|svg|data:|target|<img|<base|<meta|<link|video/i,
    );
    expect(html).toContain('<a href="http://ok.com/" rel="noopener noreferrer nofollow">k</a>');
  });

  test('is null for HTML that is too deep, too large or has too many tags', () => {
    expect(safeHtml('<div>'.repeat(400))).toBeNull();
    expect(safeHtml('<b></b>'.repeat(60_000))).toBeNull();
    expect(safeHtml('a'.repeat(3 * 1024 * 1024))).toBeNull();
  });
});

test('PGP armor and dash escapes are removed, and quote depth is counted', () => {
  const signed =
    '-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA1\n\nhello\n- ----Start\n- - ---Start\n-----BEGIN PGP SIGNATURE-----\n\nabc\n-----END PGP SIGNATURE-----\nafter';
  expect(linesOf(signed).map(({ text }) => text)).toEqual(['hello', '----Start', '---Start', 'after']);
  expect(linesOf('> > two\n>one\nnone')).toEqual([
    { text: 'two', quoted: 2 },
    { text: 'one', quoted: 1 },
    { text: 'none', quoted: 0 },
  ]);
});
