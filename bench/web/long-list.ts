import { type Pulse, ran } from '../measure/pulse.ts';
import type { Demo } from './demo.ts';

const ROWS = 500;
const FRAMES = 240;

/** Creates a notice with `ROWS` URLs from a message. */
async function longNotice(demo: Demo): Promise<number> {
  const headers = { authorization: `JWT ${await demo.access('agent')}` };
  const urls = Array.from({ length: ROWS }, (_, n) => `https://files.bluefin.example.com/copies/${n}`).join('\r\n');
  const body = `From: Rights <rights@example.net>\r\nMessage-ID: <${Date.now()}@example.net>\r\nSubject: Long list\r\n\r\nInfringing URLs:\r\n${urls}\r\n`;
  const inbound = () =>
    fetch(`${demo.address}/api/notices/inbound/`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'message/rfc822' },
      body,
    });
  for (;;) {
    const { notices } = (await (await inbound()).json()) as { notices: number[] };
    if (notices.length > 0) return notices[0]!;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Margin around a stall in which frames are discarded. */
const AROUND_MS = 20;

/**
 * Share of late frames while a list of 500 rows is scrolled to the end and back. Frames during a stall of the machine are excluded
 * (docs/performance.md).
 */
export async function lateFrames(demo: Demo, pulse: Pulse): Promise<number> {
  const id = await longNotice(demo);
  const page = await demo.page('agent');
  await page.goto(`/notices/${id}/`);
  await page.getByRole('button', { name: /^Show all/ }).click();
  await page.getByRole('link', { name: `copies/${ROWS - 1}` }).waitFor();
  const from = Date.now();
  const times = await page.evaluate(
    (frames) =>
      new Promise<number[]>((resolve) => {
        const box = [document.scrollingElement!, ...document.querySelectorAll('main, main *')].find(
          ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 5_000,
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
