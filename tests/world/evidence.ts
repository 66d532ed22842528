import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import { createEvidence, type EvidencePack, getEvidence } from '#core/contract/intake/evidence-packs.ts';
import type { Person } from './person.ts';
import type { World } from './world.ts';

export const askForPack = async (who: Person, notice_id: number): Promise<number> =>
  (await who.call(createEvidence, { params: { id: notice_id } })).id;

export const seenPack = (who: Person, id: number): Promise<EvidencePack> => who.call(getEvidence, { params: { id } });

/** Makes a pack and downloads it. */
export async function madePack({ work }: Pick<World, 'work'>, who: Person, notice_id: number) {
  const id = await askForPack(who, notice_id);
  await work();
  const { file, ...pack } = await seenPack(who, id);
  if (!file) throw new Error(`the pack is ${pack.status}: ${pack.error}`);
  const zip = (await who.request({ url: `/api/files/${file.file_id}/` })).rawPayload;
  return { id, file, zip, files: unpacked(zip) };
}

/** The files of a ZIP by name, without its one folder. */
export function unpacked(zip: Buffer): Map<string, Buffer> {
  const end = zip.length - 22;
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let entry = 0; entry < zip.readUInt16LE(end + 10); entry++) {
    const [method, packed] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const nameEnd = at + 46 + zip.readUInt16LE(at + 28);
    const header = zip.readUInt32LE(at + 42);
    const from = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    const bytes = zip.subarray(from, from + packed);
    const [, name = ''] = /^[^/]+\/(.+)$/.exec(zip.toString('utf8', at + 46, nameEnd)) ?? [];
    files.set(name, method === 0 ? bytes : inflateRawSync(bytes));
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}

/** Writes the files into a folder of its own. */
export function onDisk(files: ReadonlyMap<string, Buffer>): string {
  const folder = mkdtempSync(join(tmpdir(), 'safeharbor-evidence-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, bytes] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  return folder;
}

/** Runs the commands of VERIFY.txt as they stand there, but for those in Python, which not every machine has. */
export function runVerify(files: ReadonlyMap<string, Buffer>, folder: string): { ok: boolean; said: string }[] {
  const commands = files
    .get('VERIFY.txt')!
    .toString()
    .split(/\n(?! {4})/)
    .flatMap((block) => (block.includes('\n    ') ? [block.slice(block.indexOf('\n    ') + 1)] : []))
    .map((block) => block.replace(/^ {4}/gm, ''));
  return commands
    .filter((command) => !command.startsWith('python3'))
    .map((command) => {
      const { status, stdout, stderr } = spawnSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' });
      return { ok: status === 0, said: stdout + stderr };
    });
}
