import { writeXlsx } from 'hucre/xlsx';
import { quickest, withProduct } from './harness.ts';

/**
 * `npx tsx bench/upload-domains.ts`: 10,000 rows as .xlsx and .csv, checked over HTTP on a real PostgreSQL, and how long the
 * event loop stood still meanwhile. The first upload also starts the thread.
 */
const ROWS = 10_000;

const rows = Array.from({ length: ROWS }, (_, n) => [
  `https://www.quay-${n}.example-${n % 97}.com/`,
  `n${n}@example.com`,
]);
const sheet = [['Domain', 'Email'], ...rows];
const files = {
  'domains.xlsx': await writeXlsx({ sheets: [{ name: 'Domains', rows: sheet }] }),
  'domains.csv': new TextEncoder().encode(sheet.map((row) => row.join(',')).join('\n')),
};

/** The longest that a timer of 5 ms was late. */
function watchLoop() {
  let [late, last] = [0, performance.now()];
  const timer = setInterval(() => {
    const now = performance.now();
    late = Math.max(late, now - last - 5);
    last = now;
  }, 5);
  return () => {
    clearInterval(timer);
    return late;
  };
}

await withProduct(async ({ person }) => {
  const { call } = await person();
  for (const [name, bytes] of Object.entries(files)) {
    const upload = async () => {
      const body = new FormData();
      body.append('files', new Blob([bytes as Uint8Array<ArrayBuffer>]), name);
      const response = await call('/domains/upload/', { method: 'POST', body });
      const { domains, errors } = (await response.json()) as { domains: unknown[]; errors: unknown[] };
      if (domains.length !== ROWS || errors.length > 0)
        throw new Error(`${domains.length} domains, ${errors.length} errors`);
    };
    const start = performance.now();
    await upload();
    const first = performance.now() - start;
    const stop = watchLoop();
    const warm = await quickest(5, upload);
    const size = (bytes.length / 1024).toFixed(0);
    console.log(
      `${name}, ${size} kB: first ${first.toFixed(0)} ms, then ${warm.toFixed(0)} ms; loop late ${stop().toFixed(0)} ms`,
    );
  }
});
