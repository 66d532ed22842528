import { expect, test } from 'vitest';
import { findAcns, mergeAcns } from './read-acns.ts';

const block = (inner: string, name = 'Infringement') =>
  `<${name}><Case><ID>7</ID><Status>Open</Status></Case>${inner}</${name}>`;
const item = (title: string, url: string) => `<Content><Item><Title>${title}</Title><URL>${url}</URL></Item></Content>`;
const read = (text: string) => mergeAcns(findAcns(text).blocks);

test('a block with a bare ampersand, `<3`, an unterminated declaration, a namespace or an unclosed element is read', () => {
  const text = `x\n- ----Start ACNS XML\n<?xml version="1.0"\n${block(item('Tom & Ferry <3', 'http://a-fixture.com/?a=1&b=2'), 'acns:Infringement')}\n- ----End ACNS XML\ny`;
  const { blocks, rest } = findAcns(text);
  expect(mergeAcns(blocks)).toMatchObject({
    case_id: '7',
    items: [{ title: 'Tom & Ferry <3', url: 'http://a-fixture.com/?a=1&b=2' }],
  });
  expect(rest.replace(/\s+/g, ' ')).toBe('x y');
  expect(read(block('<Source><IP_Address>198.51.100.1<Port>80</Source>'))).toMatchObject({ source: { port: '80' } });
  expect(read('<Infringement><Case><ID>9</ID>')).toMatchObject({ case_id: '9' });
});

test('several blocks are merged into the first case with distinct items, and one retraction suffices', () => {
  const one = block(item('A', 'http://a-fixture.com/1'));
  const two = block(`${item('B', 'http://b-fixture.com/2')}<Type Retraction="true"/>`).replace('<ID>7', '<ID>8');
  expect(read(`${one}\n${one}\n${two}`)).toMatchObject({
    case_id: '7',
    retraction: true,
    items: [{ title: 'A' }, { title: 'B' }],
  });
});

test('custom entities are not expanded, and other tags are not read as a block', () => {
  const bomb = `<!DOCTYPE a [<!ENTITY x "boom">]>${block(item('&x;&x; &amp; co', ''))}`;
  expect(read(bomb)?.items[0]?.title).toBe('&x;&x; & co');
  expect(findAcns('an <infringement> of my rights').blocks).toEqual([]);
});

test('hostile blocks are read within 10 seconds of processor time', () => {
  const start = process.cpuUsage().user;
  for (const piece of ['<infringement>', '<infringement ', '<Infringement><Case/>', '<?xml '])
    findAcns(piece.repeat(60_000));
  expect((process.cpuUsage().user - start) / 1_000).toBeLessThan(10_000);
});
