import { readParameters } from '../mime/header-parameters.ts';
import { readHeaders } from '../mime/headers.ts';
import { type Part, readParts, sectionsOf } from '../mime/parts.ts';

/** The bytes that a PGP signature speaks of. */
export interface SignedContent {
  bytes: Buffer;
  armored: string;
  /** What a person reads of it. */
  text: string;
}

const DEPTH_MAX = 5;
const SECTIONS_MAX = 50;

const CLEAR_SIGNED =
  /^-----BEGIN PGP SIGNED MESSAGE-----[ \t]*\r?\n(?:[A-Za-z-]+: [^\r\n]*\r?\n)*[ \t]*\r?\n([\s\S]*?)\r?\n(-----BEGIN PGP SIGNATURE-----[\s\S]*?-----END PGP SIGNATURE-----)/m;
const ARMORED = /-----BEGIN PGP SIGNATURE-----[\s\S]*?-----END PGP SIGNATURE-----/;

const withCrLf = (text: string): string => text.replace(/\r\n|\r|\n/g, '\r\n');
const utf8 = (latin1: string): string => Buffer.from(latin1, 'latin1').toString('utf8');

/** RFC 9580 § 7: dashes are unescaped, and white space at the end of lines is not signed. */
function clearSigned(text: string): SignedContent | undefined {
  const match = CLEAR_SIGNED.exec(text);
  if (!match) return undefined;
  const lines = match[1]!.split(/\r\n|\r|\n/).map((line) => line.replace(/^- /, '').replace(/[ \t]+$/, ''));
  const signed = lines.join('\r\n');
  return { bytes: Buffer.from(signed, 'latin1'), armored: match[2]!, text: utf8(signed) };
}

const leavesOf = (part: Part): Part[] => (part.children.length > 0 ? part.children.flatMap(leavesOf) : [part]);

/** Texts of the leaves, as bytes in the charset of each. */
const textsOf = (raw: Buffer): string[] =>
  leavesOf(readParts(raw))
    .filter(({ type }) => type.startsWith('text/'))
    .map(({ content }) => content.toString('latin1'));

/** RFC 3156 § 5: the first part of a multipart/signed, as it was sent, with its headers. */
function mimeSigned(raw: Buffer, depth = 0): SignedContent | undefined {
  const { headers, body } = readHeaders(raw);
  const { value, params } = readParameters(headers.raw('content-type'));
  const boundary = params.get('boundary');
  if (!value.toLowerCase().startsWith('multipart/') || !boundary) return undefined;
  const sections = sectionsOf(body, boundary).slice(0, SECTIONS_MAX);
  const [signed, signature] = sections;
  if (value.toLowerCase() === 'multipart/signed' && signed && signature) {
    const armored = ARMORED.exec(signature.toString('latin1'))?.[0];
    if (!armored) return undefined;
    const bytes = Buffer.from(withCrLf(signed.toString('latin1')), 'latin1');
    return { bytes, armored, text: utf8(textsOf(bytes).join('\n')) };
  }
  if (depth >= DEPTH_MAX) return undefined;
  for (const section of sections) {
    const found = mimeSigned(section, depth + 1);
    if (found) return found;
  }
  return undefined;
}

/** The first signed text of a message, if there is one. */
export function signedContent(raw: Buffer): SignedContent | undefined {
  const whole = mimeSigned(raw);
  if (whole) return whole;
  for (const text of textsOf(raw)) {
    const found = clearSigned(text);
    if (found) return found;
  }
  return undefined;
}
