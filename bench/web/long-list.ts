import { type Pulse, ran } from '../measure/pulse.ts';
import type { Demo } from './demo.ts';

/** The longest page of a list. */
const ROWS = 100;
const FRAMES = 240;

/** Makes notices from messages, so that the list has more than `ROWS`. */
async function manyNotices(demo: Demo): Promise<void> {
  const headers = { authorization: `JWT ${await demo.access('agent')}`, 'content-type': 'message/rfc822' };
  const inbound = async (n: number) => {
    const body = `From: Rights <rights@example.net>\r\nMessage-ID: <${Date.now()}-${n}@example.net>\r\nSubject: Copy ${n}\r\n\r\nInfringing URL: https://files.bluefin.example.com/copies/${n}\r\n`;
    const { status } = await fetch(`${demo.address}/api/notices/inbound/`, { method: 'POST', headers, body });
    if (status >= 300) throw new Error(`inbound: ${status}`);
  };
  for (let n = 0; n < ROWS; n++) await inbound(n);
}

/** Margin around a stall in which frames are discarded. */
const AROUND_MS = 20;

/**
 * Share of late frames while a list of 100 rows is scrolled to the end and back. Frames during a stall of the machine are excluded
 * (docs/performance.md).
 */
export async function lateFrames(demo: Demo, pulse: Pulse): Promise<number> {
  await manyNotices(demo);
  const page = await demo.page('agent');
  await page.goto(`/notices?per_page=${ROWS}`);
  await page.getByRole('row').nth(ROWS).waitFor();
  const from = Date.now();
  const times = await page.evaluate(
    (frames) =>
      new Promise<number[]>((resolve) => {
        const box = [document.scrollingElement!, ...document.querySelectorAll('main, main *')].find(
          ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 2_000,
        )!;
        const times: number[] = [];
        const step = (now: number) => {
          times.push(now);
          const way = Math.abs(((times.length / (frames / 2)) % 2) - 1);
          box.scrollTop = (1 - way) * (box.scrollHeight - box.clientHeight);
          if (times.length <= frames) return requestAnimationFrame(step);
          resolve(times.map((time) => performance.timeOrigin + time));
        };
        requestAnimationFrame(step);
      }),
    FRAMES,
  );
  const slow = await pulse.slow(from);
  await page.context().close();
  const gaps = times
    .slice(1)
    .map((end, at) => ({ start: times[at]!, end }))
    .filter(({ start, end }) => ran(slow, start, end, AROUND_MS))
    .map(({ start, end }) => end - start);
  const usual = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)]!;
  return gaps.filter((gap) => gap > 1.5 * Math.max(usual, 16.7)).length / gaps.length;
}
