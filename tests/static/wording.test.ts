import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** Keeps replaced phrases and British spellings from coming back to sources and docs. */
const root = fileURLToPath(new URL('../../', import.meta.url));

type Replacement = [old: RegExp, instead: string];

const PHRASES: Replacement[] = [
  [/\bneeds? you\b(?! to)/i, 'needs your attention'],
  [/\bnobody[’']s\b/i, 'unassigned'],
  [/\beverybody[’']s\b/i, 'all'],
  [/\bmend(s|ed|ing)\b|mendPlace|MEND_/i, 'remedy'],
  [/\bfours\b/i, '4-grams'],
  [/nothing charted/i, 'Page not found'],
  [/(page|screen) did not arrive/i, 'failed to load'],
  [/that did not work/i, 'Something went wrong'],
  [/sent on and refused/i, 'Delivery failed'],
  [/what we sent on came back/i, 'A forwarded notice bounced'],
  [/looking where it could go/i, 'Loading recipients…'],
  [/nothing like that/i, 'No matches'],
  [/rows that were not taken/i, 'Skipped rows'],
  [/the two are alike/i, 'No changes'],
  [/everything that came is settled/i, 'No open notices'],
  [/places in companies/i, 'access to your companies'],
  [/invitation (was )?taken back/i, 'Invitation withdrawn'],
  [/has not come yet/i, 'is in the future'],
  [/still being printed/i, 'still being generated'],
  [/left empty:/i, 'Leave empty to …'],
  [/looks? away\b/i, 'ignores'],
  [/whoever got through/i, 'accepted connections'],
  [/\b[Bb]y post\b/, 'by mail'],
];

const BRITISH: Replacement[] = [
  [/(harb|col|neighb|behavi|fav|hon|lab)our(?!t)/i, '-or'],
  [/\blicence/i, 'license'],
  [
    /\b(organ|recogn|normal|summar|real|special|general|initial|minim|maxim|optim|author|serial|sanit|util)is(e|es|ed|ing|ation|ations)\b/i,
    '-ize',
  ],
  [/\banalys(e|es|ed|ing)\b/i, 'analyze'],
  [/\b(cancel|label|travel|signal|model)l(ed|ing)\b/i, 'one l'],
  [/\bcentre/i, 'center'],
  [/\b(judge|acknowledge)ment/i, 'judgment, acknowledgment'],
  [/\bgrey(ed)?\b/i, 'gray'],
  [/\bdefence\b/i, 'defense'],
  [/\bcatalogue\b/i, 'catalog'],
  [/\bspelt\b/i, 'spelled'],
];

/** Spellings fixed by an interface or a database column. */
const ALLOWED: RegExp[] = [
  /organisation|AUTHORISED/gi, // Xero
  /\bbehaviour\b/g, // column of sandbox_cards
  /license\|licence/g, // names of files that a link ends in
];

const SOURCES =
  /^(core|server|web|e2e|tests|bench|scripts|verify|docs)\/.*\.(ts|tsx|mjs|sql|css|html|md)$|^[^/]+\.(md|ts)$/;
/** Sample mails, language data, translations and word lists. */
const DATA =
  /\/corpus\/|\/copy\/.*\/(?:es|fr|de)\.ts$|\/reader\/languages\/|\/demo\/letters\/|\/fixtures\/|common-passwords|\/wording\.test\.ts$/;

const texts = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => SOURCES.test(file) && !DATA.test(file) && existsSync(root + file))
  .map((file) => {
    const text = readFileSync(root + file, 'utf8');
    return { file, text: ALLOWED.reduce((rest, allowed) => rest.replaceAll(allowed, ''), text) };
  });

const findings = (list: readonly Replacement[]): string[] =>
  texts.flatMap(({ file, text }) =>
    list
      .filter(([old]) => old.test(text))
      .flatMap(([old, instead]) =>
        text
          .split('\n')
          .flatMap((line, index) =>
            old.test(line) ? [`${file}:${index + 1} write “${instead}”: ${line.trim().slice(0, 120)}`] : [],
          ),
      ),
  );

test('replaced phrases have not come back', () => expect(findings(PHRASES)).toEqual([]));

test('the spelling is American', () => expect(findings(BRITISH)).toEqual([]));
