import { readFileSync, writeFileSync } from 'node:fs';
import { dumped, } from '../server/features/notices/reading/roles/resolve-roles.ts';
import { readMessage } from '../server/features/notices/reading/read-message.ts';
const out: unknown[] = [];
for (const [dir, set] of [['tests/notices/corpus','corpus'],['tests/notices/unseen','unseen'],['/tmp/blind/g','g']] as const) {
  const { mails } = JSON.parse(readFileSync(`${dir}/expected.json`, 'utf8'));
  for (const [file, e] of Object.entries<any>(mails)) {
    dumped.length = 0;
    const read = await readMessage(readFileSync(`${dir}/${file}.eml`));
    const p = /^([b-g])-/.exec(file)?.[1];
    out.push({ file, round: set === 'corpus' ? 'corpus' : p ?? 'a', kind: e.kind, got: read.completeness.kind, reported: e.reported, mentioned: e.mentioned, now: [...new Set(read.urls.filter(u=>u.role==='reported').map(u=>u.host))], urls: dumped.flat() });
  }
}
import { BESIDE_A_LIST, filled, LIST, PAIRS } from '../tests/notices/role-sentences.ts';
import { pageOf } from '../server/features/notices/reading/text/letters.ts';
import { placeRoles } from '../server/features/notices/reading/roles/place-roles.ts';
import { resolveRoles } from '../server/features/notices/reading/roles/resolve-roles.ts';
import { noNames } from '../server/features/notices/reading/roles/own-names.ts';
for (const [n, text] of [...PAIRS, ...BESIDE_A_LIST.map((x) => [x, x + LIST] as const)]) {
  dumped.length = 0;
  resolveRoles(placeRoles(pageOf(filled(text), false).lines, { isHtml: false, limit: 100 }), noNames([]));
  out.push({ file: n, round: 'unit', kind: 'takedown', reported: ['alpha-fixture.com', ...(text.includes(LIST) ? ['charlie-fixture.net'] : [])], mentioned: /\{b\}/i.test(text) ? ['bravo-fixture.org'] : [], urls: dumped.flat() });
}
writeFileSync('/tmp/fit/data.json', JSON.stringify(out));
