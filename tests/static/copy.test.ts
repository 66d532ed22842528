import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

/** Finds copy in web/. It belongs in core/copy, where it can be read and edited as one text. */
const root = fileURLToPath(new URL('../../', import.meta.url));

/** JSX attributes that are shown or read aloud. */
const ATTRIBUTES = new Set(
  'alt aria-label aside description documentTitle empty first heading hint intro label lost none note noun placeholder prefix question search subtitle term text title unit'.split(
    ' ',
  ),
);
/** Properties of columns, tabs, menu items and the like. */
const PROPERTIES = new Set('description empty heading hint label note subtitle term text title word'.split(' '));

/** Files with names of other products or code samples. */
const EXCEPTIONS = new Set([
  'web/features/notices/letter-document.ts',
  'web/features/payments/card/card-fields.tsx: Diners Club',
  'web/features/payments/card/card-fields.tsx: Visa Electron',
  'web/features/users/device.ts: Headless Chrome',
  'web/features/users/device.ts: Samsung Internet',
]);

interface Node {
  type: string;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const nodeIn = (node: Node, key: string): Node => node[key] as Node;

const hasLetter = (text: string): boolean => /\p{L}/u.test(text);
/** Heading levels (h1–h6) are values, not copy. */
const isShown = (text: string): boolean => hasLetter(text) && !/^h[1-6]$/.test(text);
/** Names of CSV columns are values, not copy. */
const isWord = (text: string): boolean => isShown(text) && !/^[a-z]+(_[a-z]+)*$/.test(text);
/** A capitalized word followed by another; class names and selectors do not match. */
const isSentence = (text: string): boolean => /^\s*\p{Lu}\p{Ll}*[’'\p{Ll}]* \p{L}+/u.test(text);

/** Text of a string literal or of the static parts of a template. */
function textOf(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  return (node.quasis as Array<{ value: { raw: string } }>).map(({ value }) => value.raw).join('…');
}

/** Literal outcomes of conditional and logical expressions. */
function outcomes(node: Node): Node[] {
  if (node.type === 'JSXExpressionContainer') return outcomes(nodeIn(node, 'expression'));
  if (node.type === 'ConditionalExpression')
    return [...outcomes(nodeIn(node, 'consequent')), ...outcomes(nodeIn(node, 'alternate'))];
  if (node.type === 'LogicalExpression') return [...outcomes(nodeIn(node, 'left')), ...outcomes(nodeIn(node, 'right'))];
  return [node];
}

const words = (node: Node, accepts: (text: string) => boolean): string[] =>
  outcomes(node)
    .flatMap((outcome) => textOf(outcome) ?? [])
    .filter(accepts);

/** Copy in a node itself, without its children. */
function wordsIn(node: Node): string[] {
  switch (node.type) {
    case 'JSXText':
      return hasLetter(String(node.value)) ? [String(node.value).trim()] : [];
    case 'JSXAttribute':
      return isNode(node.value) && ATTRIBUTES.has(String(nodeIn(node, 'name').name)) ? words(node.value, isShown) : [];
    case 'Property':
      return PROPERTIES.has(String(nodeIn(node, 'key').name)) ? words(nodeIn(node, 'value'), isWord) : [];
    default: {
      const text = textOf(node);
      return text !== undefined && isSentence(text) ? [text] : [];
    }
  }
}

/** Skips keyboard keys and errors for developers. */
const isSkipped = (node: Node): boolean =>
  node.type === 'NewExpression' ||
  node.type === 'ImportDeclaration' ||
  node.type === 'TSLiteralType' ||
  (node.type === 'JSXElement' && /^kbd$/i.test(String(nodeIn(nodeIn(node, 'openingElement'), 'name').name)));

function wordsUnder(node: Node): string[] {
  if (isSkipped(node)) return [];
  const below = Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
  return [...wordsIn(node), ...below.flatMap(wordsUnder)];
}

const wordsOf = (file: string, source: string): string[] => {
  const found = wordsUnder(parseSync(file, source).program as unknown as Node);
  return [...new Set(found)].map((text) => `${file}: ${text}`);
};

test('screens take their copy from core/copy', () => {
  const files = readdirSync(`${root}web`, { recursive: true, encoding: 'utf8' })
    .map((name) => `web/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.tsx?$/.test(name) && !/\.test(-data)?\.tsx?$/.test(name) && !EXCEPTIONS.has(name));
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => wordsOf(file, readFileSync(root + file, 'utf8')));
  expect(found.filter((line) => !EXCEPTIONS.has(line))).toEqual([]);
});

test('copy in text, attributes, properties and calls is found', () => {
  const source = `
    const columns = [{ title: 'Sender', sort: 'sender' }, { title: isOne ? 'Domain' : copy.domains }];
    const said = () => toast.error('The message was not sent.');
    export const Sample = ({ count }) => (
      <Card title={\`\${count} notices\`} className="flex p-4" aria-label="Notices" heading="h1">
        Send now <Kbd>j</Kbd>
      </Card>
    );`;
  expect(wordsOf('sample.tsx', source)).toEqual([
    'sample.tsx: Sender',
    'sample.tsx: Domain',
    'sample.tsx: The message was not sent.',
    'sample.tsx: … notices',
    'sample.tsx: Notices',
    'sample.tsx: Send now',
  ]);
});
