import { emailIn } from '../mime/addresses.ts';
import { isNoReply } from '../people/no-reply.ts';
import { fieldOf } from '../roles/line-shape.ts';
import { keyWords } from '../text/key-lines.ts';
import type { Line } from '../text/lines.ts';

const PHONE =
  /\b(?:phone|telephone|tel|mobile|cell|telefon\p{L}*|téléphone|teléfono|telefono|telefone|telefoon|call (?:me|us))\b|電話|电话|電話|тел/iu;
const NUMBER = /(?:\+|\(|\b\d)[\d\s().\-/]{6,20}\d/;
const POSTAL =
  /\b(?:address|street|adresse|anschrift|dirección|direccion|indirizzo|endereço|adres)\b|住所|地址|адрес/iu;
const POSTAL_LINE =
  /\b\d{1,5}\s+(?:\p{L}[\p{L}.'’-]*\s+){1,4}(?:street|st|avenue|ave|road|rd|blvd|boulevard|lane|ln|drive|dr|suite|ste|floor|plaza|way|court|square|parkway|pkwy)\b|\bp\.?\s?o\.? box \d+|\p{L}{3,}(?:straße|strasse|str\.|weg|platz|allee) \d{1,4}/iu;

/** § 512(c)(3)(A)(iv): an address, a number or a mailbox that somebody answers; a person's or firm's From will do. */
export function findContact(
  lines: readonly Line[],
  sender: string | undefined,
  others: readonly string[],
): string | undefined {
  let postal: string | undefined;
  for (const { text } of lines) {
    const line = text.slice(0, 400);
    const email = line.includes('@') ? emailIn(line) : undefined;
    if (email && !isNoReply(email) && !others.includes(email) && email.includes('.')) return line.trim();
    const field = fieldOf(line);
    const isFilled = field !== undefined && /[\p{L}\p{N}]{3}/u.test(field.value);
    const label = field ? keyWords(field.label) : '';
    if (isFilled && /\bip\b|web|url|mac\b/i.test(label)) continue;
    if (PHONE.test(line) && NUMBER.test(line)) return line.trim();
    if ((isFilled && POSTAL.test(label)) || POSTAL_LINE.test(line)) postal ??= line.trim();
  }
  if (postal) return postal;
  return sender && !isNoReply(sender) ? `From: ${sender}` : undefined;
}
