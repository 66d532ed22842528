import { type Address, emailIn, readAddress } from '../mime/addresses.ts';
import type { Line } from '../text/lines.ts';

/** Names of header fields as mail programs write them above what they pass on. */
const FROM =
  'from|von|de|da|van|od|от|от кого|差出人|送信者|发件人|寄件者|發件人|寄件人|från|fra|kimden|lähettäjä|feladó|보낸 사람|expéditeur|absender|remitente|mittente|remetente|afzender|nadawca|отправитель|από|від|de la|šalje|pošiljatelj|odosielateľ|người gửi|מאת|من';
const OTHERS =
  'sent|date|gesendet|datum|envoyé|envoyée?|enviado|enviado el|fecha|inviato|data|enviada|enviada em|enviado em|verzonden|wysłano|wysłane|отправлено|дата|送信日時|日付|日時|发送时间|发送日期|日期|时间|寄件日期|skickat|sendt|dato|gönderildi|gönderilen|tarih|odesláno|' +
  'to|an|à|para|a|aan|do|кому|宛先|收件人|收件者|till|til|kime|komu|destinataire|empfänger|cc|kopie|copie|kopia|copia|копия|抄送|副本|' +
  'subject|betreff|objet|asunto|oggetto|assunto|onderwerp|temat|тема|件名|主题|主旨|標題|ämne|emne|konu|předmět|reply-to|antwort an|importance|attachments|anlagen|lähetetty|vastaanottaja|aihe|elküldve|dátum|címzett|tárgy|στάλθηκε|προς|θέμα|надіслано|trimis|către|subiect|poslano|predmet|odoslané|보낸 날짜|받는 사람|제목|נשלח|נושא|الموضوع';
const field = (names: string): RegExp =>
  new RegExp(`^[\\s*_|-]{0,4}(${names})[*_]{0,2}\\s?[:：][*_]{0,2}\\s*(.*)$`, 'iu');
const FROM_FIELD = field(FROM);
const OTHER_FIELD = field(OTHERS);

const FORWARDED =
  /forwarded (?:message|e-?mail|by|from)|begin forwarded|fwd message|weitergeleitet|weiterleitung|message (?:transféré|réexpédié)|début du message|mensaje reenviado|inicio del mensaje|messaggio inoltrato|inizio messaggio|mensagem (?:encaminhada|reencaminhada)|doorgestuurd|przekazan|пересылаем|пересланн|переадрес|転送|转发|轉寄|vidarebefordra|videresend|iletilen/iu;
const ORIGINAL =
  /original (?:message|e-?mail)|ursprüngliche nachricht|originalnachricht|message (?:d['’]origine|original)|mensaje original|messaggio originale|mensagem original|oorspronkelijk bericht|wiadomość oryginalna|исходное сообщение|eredeti üzenet|alkuperäinen viesti|původní zpráva|ursprungligt meddelande|oprindelig meddelelse|opprinnelig melding|özgün ileti|orijinal mesaj|αρχικό μήνυμα|원본 메시지|原始邮件|原始郵件|元のメッセージ/iu;

const isRule = (text: string): boolean => text.length <= 120;

export interface Forward {
  /** The line where what was passed on begins. */
  at: number;
  from: Address;
  /** It says that it was forwarded; else it may be the quotation under a reply. */
  isForward: boolean;
}

/** What stands above a block of fields, nearest first: the word for forwarding, or for an original. */
function markAbove(lines: readonly Line[], at: number): 'forward' | 'original' | undefined {
  for (let above = at - 1, seen = 0; above >= 0 && seen < 4; above--) {
    const { text } = lines[above]!;
    if (text.trim() === '') continue;
    seen++;
    if (!isRule(text)) continue;
    if (FORWARDED.test(text)) return 'forward';
    if (ORIGINAL.test(text)) return 'original';
  }
  return undefined;
}

/** The fields around a sender's line; a blank line may stand between them. */
function fieldsAround(lines: readonly Line[], at: number): Set<string> {
  const names = new Set<string>();
  for (const step of [-1, 1]) {
    for (let index = at + step, blanks = 0; lines[index] !== undefined && Math.abs(index - at) <= 10; index += step) {
      const { text } = lines[index]!;
      if (text.trim() === '') {
        if (++blanks > 1) break;
        continue;
      }
      const name = OTHER_FIELD.exec(text)?.[1]?.toLowerCase();
      // A long list of recipients runs on over lines.
      if (!name && !/@/.test(text)) break;
      if (name) names.add(name);
    }
  }
  return names;
}

/** In a tongue that is not known here: three fields and more, an address in the first, a time of day in one of the next. */
const ANY_FROM = /^[\s*_|-]{0,4}[\p{L}\p{M} ]{1,24}[:：][*_]{0,2}\s*([^:]{0,120}<[^<>@\s]{1,80}@[^<>\s]{3,120}>)/u;
const ANY_FIELD = /^[\s*_|-]{0,4}[\p{L}\p{M} ]{1,24}[:：]\s*\S/u;

function isHeadOfAny(lines: readonly Line[], at: number): boolean {
  const next = lines.slice(at + 1, at + 4).map(({ text }) => text.slice(0, 300));
  const fields = next.filter((text) => ANY_FIELD.test(text));
  const above = lines[at - 1]?.text ?? '';
  const isTimed = fields.some(
    (text) => /\b\d{1,2}[:.]\d{2}\b/.test(text) && /\b20\d\d\b|\d{1,2}[./-]\d{1,2}/.test(text),
  );
  return fields.length === 3 && isTimed && !ANY_FIELD.test(above);
}

/** Every message that was pasted under another, from the outermost inwards. */
export function findForwards(lines: readonly Line[]): Forward[] {
  const found: Forward[] = [];
  for (const [at, { text }] of lines.entries()) {
    const value = text.length <= 400 ? FROM_FIELD.exec(text)?.[2] : undefined;
    if (value === undefined) {
      const any = text.length <= 400 && text.includes('@') ? ANY_FROM.exec(text)?.[1] : undefined;
      const from = any && isHeadOfAny(lines, at) ? readAddress(any) : undefined;
      if (from) found.push({ at, from, isForward: false });
      continue;
    }
    const mark = markAbove(lines, at);
    const others = fieldsAround(lines, at).size;
    if (others < (mark ? 1 : 2)) continue;
    // The address may stand on the next line.
    const from = readAddress(value) ?? readAddress(`${value} ${lines[at + 1]?.text ?? ''}`);
    if (from) found.push({ at, from, isForward: mark === 'forward' });
    if (found.length >= 50) break;
  }
  return found;
}

const WROTE =
  /^(?:.{0,6})(?:on|am|le|el|il|em|op|w dniu|dne|den|在|於)\b.{5,250}(?:wrote|schrieb|a écrit|escribió|ha scritto|escreveu|schreef|napisała?|skrev|写道|寫道)\b.{0,60}[:：]\s*$|^.{3,200}(?:пишет|написала?|さんは書きました|wrote)\s?[:：]\s*$/iu;

export interface Quotation {
  at: number;
  email: string | undefined;
  name?: string;
}

/** `…, Jane Doe <jane@…> wrote:`. */
const nameIn = (line: string): string => /([^,<>:\d]{2,80}?)\s*<[^<>\s]+@/.exec(line)?.[1]?.trim() ?? '';

/** Where the answer ends and what it answers begins, and who wrote that. */
export function findQuotation(lines: readonly Line[]): Quotation | undefined {
  for (const [at, { text, quoted }] of lines.entries()) {
    if (quoted > 0) return { at, email: undefined };
    const both = `${text} ${lines[at + 1]?.text ?? ''}`.trim();
    const line = WROTE.test(text) ? text : text.length < 200 && WROTE.test(both) ? both : undefined;
    if (line && line.length < 400) return { at, email: emailIn(line), name: nameIn(line) };
    if (isRule(text) && /^[\s-_=*]{2,}/.test(text) && ORIGINAL.test(text)) return { at, email: undefined };
  }
  return undefined;
}

export const isForwardedSubject = (subject: string): boolean =>
  /^\s*(?:\[[^\]]{1,60}\]\s*)*(?:fwd?|wg|tr|rv|enc|i|doorst|vb|pd|vs|пересл|转发|轉寄|転送)\s?[:：]/iu.test(subject);
export const isReplySubject = (subject: string): boolean =>
  /^\s*(?:\[[^\]]{1,60}\]\s*)*(?:re(?:\[\d+\])?|aw|sv|antw|res|r|ri|odp|回复|回覆|返信)\s?[:：]/iu.test(subject);
