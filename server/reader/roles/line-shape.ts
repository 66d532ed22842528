import { keyWords } from '../text/key-lines.ts';
import { isPlace } from './cues.ts';

/** `1.`, `(a)`, `#2)`, `- `, `* `, `==`: what stands before an item. */
const BULLET =
  /^[\s>*#•·\-–—=+|.]*(?:\(?(?:\d{1,4}|[ivx]{1,4}|[a-z])\s?(?:[.):\]]|\\\.|-\s)|\[\d{1,4}\]|#\s?\d{1,4}[.):]?)?[\s*•·\-–—>]*/i;

export const withoutBullet = (text: string): string => text.replace(BULLET, '');

/** Nothing but a bullet, a number or a bracket before the address. */
export const isBullet = (text: string): boolean => !/[\p{L}]/u.test(withoutBullet(text));

/** The name of a field and whether something stands behind it: `Original Work: Song`. */
export function fieldOf(text: string): { label: string; value: string } | undefined {
  const match = /^([^:：\t]{2,80})(?:[:：]|\t)\s*(.*)$/u.exec(withoutBullet(text));
  // A sentence that ends in a colon is none, and neither is the scheme of an address.
  if (!match || /https?$|^\d+$|[.!?]\s/i.test(match[1]!)) return undefined;
  return { label: match[1]!.trim(), value: match[2]!.replace(/^[*_]+$/, '').trim() };
}

const CLOSED = /[.!?。！？]["”’)]?\s*$/u;

/** A line that names what follows it. */
export function isHeading(text: string): boolean {
  const bare = text.trim();
  if (bare === '') return false;
  if (/^(?:\*\*|__)\S.*(?:\*\*|__)$/.test(bare) && bare.length <= 500) return true;
  if (bare.length > 200) return false;
  if (/[:：?？]\s*\**$|[?？]\s*\([^()]{1,60}\)[\s:*]*$/u.test(bare)) return true;
  if (/^(?:#{1,6}\s|\*\*|==|\*{3}|-{3,}\s*\p{L})/u.test(bare) && bare.length <= 140) return true;
  if (/\p{Lu}/u.test(bare) && bare === bare.toUpperCase() && /\p{Lu}{4}/u.test(bare)) return true;
  // Numbered, and no sentence.
  return (
    bare.length <= 140 && withoutBullet(bare) !== bare && /^[\s#(]*(?:\d|[ivx]+[.)])/i.test(bare) && !CLOSED.test(bare)
  );
}

/** A few words that are no sentence: the name of an item. */
export const isCaption = (text: string): boolean => text.trim().length < 70 && !CLOSED.test(text.trim());

/** A label that says where and not what: `URLs:`, `Link`, `Location:`. */
export function isPlaceLabel(label: string): boolean {
  return label.length <= 60 && isPlace(label);
}

const CLOSINGS =
  /^[\s*_]*(?:(?:yours?|very|most|with|kind|best|warm|many|sincere)\s+){0,3}(?:sincerely|faithfully|truly|regards?|respectfully|thanks|thank you|cheers|cordially|truthfully|wishes|mit (?:freundlichen|besten|herzlichen) gr(?:ü|ue|u)(?:ß|ss)en|freundliche gr(?:ü|ue)(?:ß|ss)e|hochachtungsvoll|cordialement|bien à vous|salutations|veuillez agréer\p{L}*|atentamente|saludos|un saludo|cordiali saluti|distinti saluti|atenciosamente|cumprimentos|met vriendelijke groeten?|hoogachtend|z poważaniem|pozdrawiam|с уважением|з повагою|med vänliga? hälsning\p{L}*|vänliga hälsningar|vänligen|hälsningar|tack på förhand|(?:med )?venlig\p{L}* hilsen\p{L}*|mvh|(?:med )?vennlig\p{L}* hilsen|hilsen|på forhånd tak|ystävällisin terveisin|terveisin|kiittäen|s (?:přátelským )?pozdravem|s úctou|s pozdravom|děkuji|děkujeme|ďakujem\p{L}*|saygılar\p{L}*|teşekkür\p{L}*|iyi çalışmalar|tisztelettel|üdvözlettel|köszönettel|cu (?:stimă|respect|considerație)|mulțumesc|με εκτίμηση|με τιμή|ευχαριστώ|з вдячністю|감사합니다|مع (?:خالص )?(?:التحية|الشكر|التقدير)|تحياتي|בברכה|בכבוד רב|trân trọng|hormat (?:kami|saya)|un cordial saludo|le saluda|sentiti saluti|grazie|merci(?: d['’]avance)?|bien cordialement|respectueusement|groet(?:en|jes)?|danke|vielen dank|lg|vg|dziękuj\p{L}*|obrigad[oa]|gracias|敬具|此致|敬上|谢谢)(?:\s+(?:yours?|you|in advance|and regards|to all|very much|for your \p{L}+(?: \p{L}+){0,4}))?(?:,|\.|!|:|，)?\s*(?:yours,?)?[\s*_]*$/iu;

/** Where a letter begins, also one that was pasted below another. */
export const isOpening = (text: string): boolean =>
  text.length <= 200 &&
  (/^[\s*>-]*(?:dear|hello|hi|to whom|attn|sehr geehrte|guten tag|madame|monsieur|bonjour|estimad|gentil|egregi|prezad|geachte|szanowni|уважаем|здравствуйте)\b/iu.test(
    text,
  ) ||
    // What is enclosed is a part of the letter, also below its signature.
    /^[\s*_#-]{0,6}(?:exhibit|schedule|annex|appendix|attachment|enclosure|anlage|anhang|annexe|anexo|allegato|bijlage|załącznik|приложение)\b.{0,60}$/iu.test(
      text,
    ) ||
    /^[\s*_|-]{0,4}(?:from|von|de|da|van|od|от|差出人|发件人)[*_]{0,2}\s?[:：].*@/iu.test(text) ||
    /^[\s>]*-{2,}.*(?:message|nachricht|mensaje|messaggio|mensagem|bericht|wiadomość|сообщение)/iu.test(text));

/** Where a letter ends and its signature begins. */
export const isClosing = (text: string): boolean => text.length <= 80 && CLOSINGS.test(text);
export const isSignatureMark = (text: string): boolean => /^--\s?$/.test(text);

export const LABEL_WINDOW = 400;

/** The words that name this one address: from the last edge before it. */
export function labelBefore(before: string): string | undefined {
  const cell = before.slice(-LABEL_WINDOW).trimEnd().split('\t').at(-1) ?? '';
  const bare = withoutBullet(cell).trimEnd();
  if (!/[:：=>–—-]\s*[("'<[*_]*$/u.test(cell)) return undefined;
  // Several fields on one line: the last of them.
  const label = bare
    .replace(/[:：=>–—\-\s("'<[*_]+$/u, '')
    .split(/[:：;|]|\s{2,}|\.\s/u)
    .at(-1);
  // Of markup that was pasted: it names nothing.
  if (!label || label.length > 120 || /(?:^|\s)href$|^\[url$/i.test(label)) return undefined;
  return keyWords(label);
}

/** No caption ends on these. */
export const isUnfinished = (text: string): boolean =>
  /(?:^|\s)(?:at|to|on|via|from|in|is|are|and|see|visit|under|through|auf|unter|bei|sur|à|dans|en|su|in|em|op|na|pod|на|по)\s*$/iu.test(
    text,
  );

/** Words of a sentence, and of no label. */
export const SAYS = /\b(?:i|we|you|it|they|he|she|is|are|was|were|can)\b|^(?:my|our) \p{L}+(?: \p{L}+)?$/iu;
