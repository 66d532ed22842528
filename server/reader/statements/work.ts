import { MADE, OURS } from '../languages/stems.ts';
import { cueOfLabel, cueOfTitle } from '../roles/cues.ts';
import { fieldOf, isHeading, withoutBullet } from '../roles/line-shape.ts';
import { keyWords } from '../text/key-lines.ts';
import type { Line } from '../text/lines.ts';
import { OWNED, THINGS } from './things.ts';

const ownedIn = (things: string, owned: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:${owned})(?!\\p{L}).{0,120}(?<!\\p{L})(?:${things})(?!\\p{L})|(?<!\\p{L})(?:${things})(?!\\p{L}).{0,100}(?<!\\p{L})(?:${owned})(?!\\p{L})`,
    'iu',
  );
const THING_OWNED = ownedIn(THINGS, OWNED);
const THING_OWNED_ELSEWHERE = ownedIn(MADE, OURS);
/** `the copyright in the items of the CRT Examination`: what it is in has a name. */
const COPYRIGHT_IN = /(?:[Cc]opyrights?|[Rr]ights) (?:in|to) (?:[\p{L}-]+ ){0,8}["“«„]?(?!URL)\p{Lu}[\p{L}\d]/u;
/** A title in quotes, in whatever language: it begins large, and is no term that the letter defines. */
const TITLE =
  /(?<![(\p{L}]|\p{L}['’])(?:["“„][\p{Lu}\p{Lo}][^"“”„\n]{2,100}["”“]|«\s?[\p{Lu}\p{Lo}][^«»\n]{2,100}»|[「『《][^」』》\n]{1,60}[」』》])/u;
/** A thing with its title: `the series The Quiet Mole`, `the drawing "Three herons"`, `copies of "Low Tide"`. */
const THING_BEFORE = new RegExp(
  `(?<!\\p{L})(?:${THINGS}|cop(?:y|ies) of|kopien? von|copies? de|copia[es]? d[ei])(?!\\p{L})[,:]?\\s+(?:(?:called|entitled|titled|named|by|of)\\s+|from\\s+the\\s+)?(["“«„‘'「《]|\\p{L}{2})`,
  'giu',
);

function isTitled(sentence: string): boolean {
  return [...sentence.matchAll(THING_BEFORE)].some(([, next]) => /^(?:\p{Lu}|[^\p{L}])/u.test(next!));
}
const IN_IDEOGRAPHS =
  /(?:著作物|作品|写真|画像|動画|映画|楽曲|漫画|書籍|小説|照片|图片|圖片|视频|影片|电影|歌曲|音乐|书籍|文章|软件|游戏|小说|漫画)|만화|사진|영상|영화|음악|노래|소설|그림|저작물|도서|웹툰/u;
const QUOTED_TITLE =
  /(?:entitled|titled|called|copyright|rights|work|owner|authors?|wrote|written|made|drew|painted|composed|recorded|created|designed|photographed|published)\b.{0,120}["“«„][^"”»“]{2,120}["”»“]|["“«„][^"”»“]{2,120}["”»“].{0,120}(?:copyright|owner|rights|created|written|work)/iu;

/** `== "Low Tide" (2025) ==`: a title on a line of its own, above what is said of it. */
const TITLE_LINE = /^[\s=*#>•-]*["“«„「『《][^"”»“」』》]{2,120}["”»“」』》][\s,]*(?:\([^()]{1,60}\))?[\s=*:,]*$/u;
/** `"Low Tide" (our report of May) appears at …`: a title of which it is said what becomes of it. */
const TITLE_FIRST =
  /^[\s*•-]*["“«„][^"”»“]{2,120}["”»“].{0,200}(?<!\p{L})(?:our|my|appears?|copied|reproduced|republished|available|displayed|shown|streamed|sold|uploaded|posted|shared)(?!\p{L})/iu;

const NAMED_TITLE =
  /(?<!\p{L})(?:[Tt]itles?|[Ww]orks?|[Bb]ooks?|[Ff]ilms?|[Ss]ongs?|[Aa]lbums?|[Tt]racks?|[Tt]itel|[Tt]itre|[Tt]ítulo|[Tt]itolo): ?["“«]?\p{Lu}\p{L}/u;

const LABEL =
  /\b(?:works?|titles?|original|copyrighted|copyright work|infringed|songs?|tracks?|artists?|albums?|recordings?|events?|match|programmes?|broadcasts?|films?|movies?|books?|isbn|photos?|photographs?|images?|videos?|games?|software|series|episodes?|assets?|property|product|material type|trademarked|authors?|werke?|titel|œuvre|titre|obra|título|opera|titolo|werk|utwór|tytuł)\b|произведени|название|作品|著作物|タイトル|标题|名称/iu;
const NOT_A_WORK =
  /\b(?:owner|holder|agent|owner['’]?s|url|link|location|registration|job title|title of (?:signatory|sender)|your title|infringing|infringement|notice)\b/i;
const EMPTY = /^(?:n\/?a|none|-+|\.+|unknown|see (?:above|below)|https?:\/\/\S+|\[?\s*\]?)$/i;

/** A column for it, and a word in it. */
function inColumn(lines: readonly Line[], at: number): string | undefined {
  const titles = lines[at]!.text.split('\t');
  const cells = lines[at + 1]?.text.split('\t') ?? [];
  if (titles.length < 2 || cells.length < 2 || titles.some((title) => title.length > 60)) return undefined;
  const column = titles.findIndex((title) => LABEL.test(title) && !NOT_A_WORK.test(title));
  const cell = column < 0 ? '' : (cells[column] ?? '').trim();
  return /\p{L}{2}/u.test(cell) && !EMPTY.test(cell) ? cell : undefined;
}

/** A line below a heading that says what the work is. */
function below(lines: readonly Line[], at: number): string | undefined {
  for (let index = at + 1; index < Math.min(lines.length, at + 5); index++) {
    const text = lines[index]!.text.trim();
    if (text === '') continue;
    return /[\p{L}]{2}/u.test(text) ? text : undefined;
  }
  return undefined;
}

/** § 512(c)(3)(A)(ii): which work. A label, a heading, or a thing that somebody made and calls their own. */
export function findWork(
  lines: readonly Line[],
  sentences: readonly string[],
  originals: readonly string[],
): string | undefined {
  for (const [at, { text }] of lines.entries()) {
    const line = text.slice(0, 400);
    const listed = line.includes('\t') ? inColumn(lines, at) : undefined;
    if (listed) return listed;
    const field = fieldOf(line);
    if (field) {
      const label = keyWords(field.label);
      const isWork =
        label.length <= 70 && LABEL.test(label) && cueOfLabel(label)?.role !== 'reported' && !NOT_A_WORK.test(label);
      if (isWork && field.value !== '' && !EMPTY.test(field.value)) return line.trim();
      if (isWork && field.value === '' && below(lines, at)) return `${line.trim()} ${below(lines, at)}`;
      continue;
    }
    if (line.length < 200 && TITLE_LINE.test(line)) return line.trim();
    const isTitle =
      (isHeading(line) || cueOfTitle(line.trim())) &&
      LABEL.test(line) &&
      cueOfLabel(withoutBullet(line))?.role === 'mentioned' &&
      !NOT_A_WORK.test(line);
    if (isTitle && below(lines, at)) return `${line.trim()} ${below(lines, at)}`;
  }
  const told = sentences.find(
    (sentence) =>
      THING_OWNED.test(sentence.slice(0, 600)) ||
      isTitled(sentence.slice(0, 600)) ||
      QUOTED_TITLE.test(sentence.slice(0, 600)) ||
      NAMED_TITLE.test(sentence.slice(0, 600)) ||
      TITLE_FIRST.test(sentence.slice(0, 600)) ||
      IN_IDEOGRAPHS.test(sentence),
  );
  const isStatement = (sentence: string) => /good[ -]faith|perjury/i.test(sentence);
  const named = sentences.find(
    (sentence) =>
      !isStatement(sentence) &&
      (COPYRIGHT_IN.test(sentence.slice(0, 600)) ||
        THING_OWNED_ELSEWHERE.test(sentence.slice(0, 600)) ||
        TITLE.test(sentence.slice(0, 600))),
  );
  return told ?? named ?? originals[0];
}
