import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { inRoot, root } from './project.mjs';

/**
 * docs/proof.md holds the last whole run of each command, between `<!-- name -->` and `<!-- /name -->`. A command replaces its own
 * section and leaves the rest of the file alone.
 */
export const PROOF_SECTIONS = ['bench', 'bench-web', 'bench-reader', 'verify', 'prove'];

/** The text with the body of one section replaced. Throws when the markers are missing: a run must not vanish silently. */
export function replaceSection(text, name, body) {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [before, rest, ...more] = text.split(open);
  const [, after, ...others] = rest?.split(close) ?? [];
  if (after === undefined || more.length > 0 || others.length > 0)
    throw new Error(`docs/proof.md needs ${open} and ${close}, once each`);
  return `${before}${open}\n${body.trim()}\n${close}${after}`;
}

/** Files that the commands write don't count as uncommitted changes. */
const OWN_FILES = ['docs/proof.md', 'docs/speed.svg'];

const cell = (value) => String(value).replaceAll('|', '\\|').replace(/\s+/g, ' ').trim();
const line = (cells) => `| ${cells.map(cell).join(' | ')} |`;

export const markdownTable = (head, rows) => [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');

function commit() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    const changed = git('status', '--porcelain', '--', '.', ...OWN_FILES.map((path) => `:!${path}`));
    return git('rev-parse', '--short', 'HEAD') + (changed ? ' with local changes' : '');
  } catch {
    return 'unknown';
  }
}

const machine = () =>
  `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, Node.js ${process.versions.node}`;

/** Writes the last run: date, commit, machine, command, verdict and tables. */
export function writeProof(name, { command, verdict, tables }) {
  const path = inRoot('docs', 'proof.md');
  const facts = [
    ['Command', `\`${command}\``],
    ['Finished', `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`],
    ['Commit', commit()],
    ['Machine', machine()],
    ['Result', verdict],
  ];
  const body = [markdownTable(['Run', ''], facts), ...tables].join('\n\n');
  writeFileSync(path, replaceSection(readFileSync(path, 'utf8'), name, body));
}

/** The section of `npm run verify`, or of `--prove`, where each check must fail without its protection. */
export function writeVerifyProof({ mode, results, seconds }) {
  const isProof = mode === 'prove';
  const [command, did] = isProof ? ['npm run verify -- --prove', 'turned red'] : ['npm run verify', 'passed'];
  const isGood = ({ ok, ran }) => (isProof ? !ok && ran !== false : ok);
  const rows = results.map((result) => {
    const { name, says, ok, figure, why, seconds: took } = result;
    return [`\`${name}\``, says, isGood(result) ? did : `**not ${did}**`, ok ? figure : why, took];
  });
  const table = markdownTable(['Check', 'Claim', 'Result', 'Figure', 'Seconds'], rows);
  const verdict = `${results.filter(isGood).length} of ${results.length} ${did}, in ${seconds} s`;
  writeProof(mode, { command, verdict, tables: [table] });
}
