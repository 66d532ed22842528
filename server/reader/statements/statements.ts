import { fieldOf } from '../roles/line-shape.ts';
import { keyWords } from '../text/key-lines.ts';
import {
  ACCURATE,
  AUTHORITY,
  BELIEF,
  GOOD_FAITH,
  isUnticked,
  PERJURY,
  PLAIN_BELIEF,
  REQUIREMENT,
  withoutPrompts,
} from './phrases.ts';

/** Said, and not asked for. */
function isSaid(sentence: string): boolean {
  if (isUnticked(sentence)) return false;
  return (
    !REQUIREMENT.test(sentence) ||
    /\b(?:I|we)\b.{0,40}\b(?:have|swear|declare|certify|state|believe|affirm|attest|am|are)\b/.test(sentence)
  );
}

/** A form's field whose name is the statement: `Good Faith Belief: …`, `confirm1_goodfaith: checked`. */
function isTickedField(sentence: string, name: RegExp): boolean {
  const field = fieldOf(sentence);
  if (!field || field.value === '' || isUnticked(sentence)) return false;
  const label = keyWords(field.label);
  return label.length <= 100 && name.test(label);
}

/** § 512(c)(3)(A)(v). */
export function findGoodFaith(all: readonly string[]): string | undefined {
  const sentences = all.map(withoutPrompts);
  return sentences.find((sentence, at) => {
    if (!isSaid(sentence)) return false;
    if (isTickedField(sentence, GOOD_FAITH)) return true;
    if (PLAIN_BELIEF.test(sentence.slice(0, 1_500))) return true;
    // The belief may be in the next piece: a heading, then its sentence.
    return GOOD_FAITH.test(sentence) && BELIEF.test(`${sentence} ${sentences[at + 1] ?? ''}`);
  });
}

/** Something is sworn to, whatever it is. */
export const isSworn = (sentence: string): boolean => PERJURY.test(sentence) && isSaid(withoutPrompts(sentence));

const SWORN = new RegExp(`swear|${PERJURY.source}`, 'iu');
const INFORMATION =
  /inform|notice|notif|statement|claim|\beverything\b|\ball (?:of )?(?:this|that|i|we)\b|what (?:i|we)\b|complaint|above|foregoing|herein|submission|data|angaben|mitteilung|meldung|erklärung|renseignement|avis|présent|declara|aviso|contenid|dichiara|segnalazion|conteúd|gegevens|kennisgeving|melding|сведени|информац|уведомлен|zawiadom|zgłosz|bilgi|bildirim|beyan|údaj|inform|oznám|uppgift|anmäl|oplysning|opplysning|anmeld|meddel|tiedot|tieto|ilmoitu|adatok|közl|bejelent|értesít|notific|date(?:le)?|στοιχεί|πληροφορ|ειδοποί|γνωστοπο|відомост|повідомлен|інформац|내용|정보|통지|신고|معلومات|إشعار|بيانات|מידע|הודעה|thông tin|情報|通知|申告|信息|内容|資訊/iu;

/** § 512(c)(3)(A)(vi): that it is accurate, and, under penalty of perjury, that the writer may act. */
export function findAccuracy(all: readonly string[]): string | undefined {
  const sentences = all.map(withoutPrompts);
  const ticked = sentences.find(
    (sentence) =>
      isTickedField(sentence, /authority to act|sworn statement|penalty of perjury/i) ||
      (isTickedField(sentence, SWORN) && isTickedField(sentence, ACCURATE)),
  );
  if (ticked) return ticked;
  const said = sentences.map((sentence) => (isSaid(sentence) ? sentence : ''));
  const isAccurate = said.some(
    (sentence) => ACCURATE.test(sentence) && (INFORMATION.test(sentence) || PERJURY.test(sentence)),
  );
  if (!isAccurate) return undefined;
  return said.find((sentence, at) => {
    if (!PERJURY.test(sentence)) return false;
    return AUTHORITY.test(`${said[at - 1] ?? ''} ${sentence} ${said[at + 1] ?? ''} ${said[at + 2] ?? ''}`);
  });
}
