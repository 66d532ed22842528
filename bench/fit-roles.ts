import { readFileSync, writeFileSync } from 'node:fs';
import { mergeAcns } from '#server/reader/acns/read-acns.ts';
import { BESIDE_A_LIST, filled, LIST, PAIRS } from '#server/reader/corpus/role-sentences.ts';
import { collectPlaces } from '#server/reader/find-urls.ts';
import { registrableDomain } from '#server/reader/links/host-name.ts';
import { mailOf } from '#server/reader/mime/mail.ts';
import { readParts } from '#server/reader/mime/parts.ts';
import { readPeople } from '#server/reader/people/read-people.ts';
import { collectEvidence } from '#server/reader/roles/collect-evidence.ts';
import { featureVectors, isLabeledOther, type UrlFeatures } from '#server/reader/roles/feature-vectors.ts';
import { isReferenceSite } from '#server/reader/roles/known-hosts.ts';
import { noPartyNames } from '#server/reader/roles/party-names.ts';
import { GUESS_MIN, SIBLING } from '#server/reader/roles/weights.ts';
import { attachmentBudget } from '#server/reader/text/attachment-text.ts';
import { bodyBudget, parseText } from '#server/reader/text/body-text.ts';
import { readMessageTexts } from '#server/reader/text/message-texts.ts';

/*
 * Fits the weights of roles/weights.ts: a logistic regression over the takedowns of server/reader/corpus, in which a host is reported
 * when its likeliest URL is. `npx tsx bench/fit-roles.ts` cross-validates by round of mails; with `--write` it fits to all and writes
 * the table.
 */

interface Sample {
  round: string;
  reported: string[];
  mentioned: string[];
  urls: UrlFeatures[];
}
type Model = { weights: Map<string, number>; bias: number };

/** A false negative costs more than a false positive. */
const REPORTED_WEIGHT = 3;
const SHRINK = 0.3;
const STEPS = 600;
const RATE = 0.015;
/** Bias toward `reported` when the table is used. */
const LEANING = 0.4;
/** Alternative biases to report. */
const LEANINGS = [0.2, 0.4, 0.7, 1.2, 1.7, 2.2];
const SELDOM = 3;

const isFor = (name: string): boolean => / (?:strong|hosting|weak)$/.test(name);
const isAgainst = (name: string): boolean =>
  / (?:quality|sale|source|party)$/.test(name) ||
  [
    'own domain',
    'named in text',
    'market',
    'footer',
    'picture',
    'target',
    'rules page',
    'in named list',
    'tracker',
  ].includes(name) ||
  ['plainly named', 'prose named', 'host named elsewhere', 'title mine'].includes(name);
/** Labels for originals, shops and parties count even when rare. */
const isPlainlyAgainst = (name: string): boolean => /^(?:label|column) (?:quality|sale|source|party)$/.test(name);

function held(name: string, weight: number): number {
  if (isPlainlyAgainst(name)) return Math.min(weight, -0.5);
  if (isFor(name)) return Math.max(weight, 0);
  return isAgainst(name) ? Math.min(weight, 0) : weight;
}

async function samplesOf(folder: string): Promise<Sample[]> {
  const { mails } = JSON.parse(readFileSync(`server/reader/corpus/${folder}/expected.json`, 'utf8'));
  const out: Sample[] = [];
  for (const [file, { kind, reported, mentioned }] of Object.entries<Sample & { kind: string }>(mails)) {
    if (kind !== 'takedown') continue;
    const mail = mailOf(readParts(readFileSync(`server/reader/corpus/${folder}/${file}.eml`)));
    const texts = await readMessageTexts(mail, { ...attachmentBudget(false), bodies: bodyBudget() });
    const blocks = texts.flatMap(({ acns }) => acns);
    const { placed, names } = collectPlaces(texts, blocks, readPeople(mail, texts, mergeAcns(blocks)));
    const round = folder === 'first' ? folder : (/^([b-z])-/.exec(file)?.[1] ?? 'a');
    out.push({
      round,
      reported,
      mentioned,
      urls: featureVectors(placed, names).filter(({ host }) => !isReferenceSite(host)),
    });
  }
  return out;
}

const sentences = (): Sample[] =>
  [...PAIRS.map(([, text]) => text), ...BESIDE_A_LIST.map((text) => `${text}${LIST}`)].map((text) => ({
    round: 'sentences',
    reported: ['alpha-fixture.com', ...(text.endsWith(LIST) ? ['charlie-fixture.net'] : [])],
    mentioned: /\{b\}/i.test(text) ? ['bravo-fixture.org'] : [],
    urls: featureVectors(
      collectEvidence(parseText(filled(text), false).lines, { isHtml: false, limit: 100 }),
      noPartyNames([]),
    ),
  }));

const scoreOf = ({ weights, bias }: Model, { vector }: UrlFeatures): number =>
  [...vector].reduce((sum, [name, value]) => sum + (weights.get(name) ?? 0) * value, bias);

function fitted(samples: readonly Sample[], names: readonly string[]): Model {
  const hosts = samples.flatMap(({ reported, mentioned, urls }) =>
    [...reported, ...mentioned]
      .map((host) => ({ isReported: reported.includes(host), urls: urls.filter((url) => url.host === host) }))
      .filter((one) => one.urls.length > 0),
  );
  const model: Model = { weights: new Map(names.map((name) => [name, held(name, 0)])), bias: 0 };
  const [mean, square] = [new Map<string, number>(), new Map<string, number>()];
  const step = (name: string, slope: number, at: number): number => {
    const [m, s] = [0.9 * (mean.get(name) ?? 0) + 0.1 * slope, 0.99 * (square.get(name) ?? 0) + 0.01 * slope ** 2];
    mean.set(name, m);
    square.set(name, s);
    return (RATE * (m / (1 - 0.9 ** at))) / (Math.sqrt(s / (1 - 0.99 ** at)) + 1e-8);
  };
  for (let at = 1; at <= STEPS; at++) {
    const slopes = new Map([...model.weights].map(([name, weight]) => [name, SHRINK * weight]));
    let biasSlope = 0;
    for (const { isReported, urls } of hosts) {
      const scores = urls.map((url) => scoreOf(model, url));
      const best = scores.indexOf(Math.max(...scores));
      const error = (1 / (1 + Math.exp(-scores[best]!)) - (isReported ? 1 : 0)) * (isReported ? REPORTED_WEIGHT : 1);
      biasSlope += error;
      for (const [name, value] of urls[best]!.vector)
        if (slopes.has(name)) slopes.set(name, slopes.get(name)! + error * value);
    }
    for (const [name, slope] of slopes)
      model.weights.set(name, held(name, model.weights.get(name)! - step(name, slope / hosts.length, at)));
    model.bias -= step('', biasSlope / hosts.length, at);
  }
  return model;
}

/** The same decision as resolveRoles. */
function reportedBy(model: Model, urls: readonly UrlFeatures[]): Set<string> {
  const scored = urls.map((url) => ({ ...url, score: scoreOf(model, url) }));
  const sites = new Set(scored.filter(({ score }) => score >= 0).map(({ host }) => registrableDomain(host)));
  const open = scored.filter(({ vector }) => !isLabeledOther(vector));
  const best = open.reduce((most, { score }) => Math.max(most, score), GUESS_MIN);
  const found = sites.size
    ? scored.filter(({ score, host }) => score + (sites.has(registrableDomain(host)) ? SIBLING : 0) >= 0)
    : open.filter(({ score }) => score >= best);
  return new Set(found.map(({ host }) => host));
}

const samples = [...(await samplesOf('first')), ...(await samplesOf('unseen')), ...sentences()];
const counts = new Map<string, number>();
for (const { vector } of samples.flatMap(({ urls }) => urls))
  for (const name of vector.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
const names = [...counts].filter(([, count]) => count >= SELDOM).map(([name]) => name);

const share = (part: number, all: number): string => `${part} of ${all} (${((100 * part) / (all || 1)).toFixed(1)} %)`;
const none = () => ({ found: 0, reported: 0, taken: 0, mentioned: 0 });
function judged(model: Model, round: readonly Sample[], leaning: number, sum: ReturnType<typeof none>) {
  const part = none();
  for (const { reported, mentioned, urls } of round) {
    const found = reportedBy({ ...model, bias: model.bias + leaning }, urls);
    part.found += reported.filter((host) => found.has(host)).length;
    part.reported += reported.length;
    part.taken += mentioned.filter((host) => found.has(host)).length;
    part.mentioned += mentioned.length;
  }
  for (const key of ['found', 'reported', 'taken', 'mentioned'] as const) sum[key] += part[key];
  return part;
}
const row = (name: string, { found, reported, taken, mentioned }: ReturnType<typeof none>): void =>
  console.log(`| ${name} | ${share(found, reported)} | ${share(taken, mentioned)} |`);

if (!process.argv.includes('--write')) {
  const sums = new Map(LEANINGS.map((leaning) => [leaning, none()]));
  for (const round of new Set(samples.map((one) => one.round))) {
    const model = fitted(
      samples.filter((one) => one.round !== round),
      names,
    );
    for (const [leaning, sum] of sums) {
      const part = judged(
        model,
        samples.filter((one) => one.round === round),
        leaning,
        sum,
      );
      if (leaning === LEANING) row(round, part);
    }
  }
  for (const [leaning, sum] of sums) row(`all, leaning ${leaning}`, sum);
}

if (process.argv.includes('--write')) {
  const file = 'server/reader/roles/weights.ts';
  const { weights, bias } = fitted(samples, names);
  const rows = [...weights]
    .map(([name, weight]) => [name, Math.round(weight * 10) / 10] as const)
    .filter(([, weight]) => weight !== 0)
    .sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
  const table = rows.map(([name, weight]) => `  ${/^\w+$/.test(name) ? name : `'${name}'`}: ${weight},\n`).join('');
  const text = readFileSync(file, 'utf8')
    .replace(/(WEIGHTS[^{]*\{\n)[^}]*\}/, (_, head) => `${head}${table}}`)
    .replace(/BIAS = [-\d.]+/, `BIAS = ${Math.round((bias + LEANING) * 10) / 10}`);
  writeFileSync(file, text);
}
