import type { Page } from '@playwright/test';

/** Faults of a screen that axe does not report: skipped headings, small switches, broken domain names, holes in frames. */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.getClientRects().length > 0);

    let level = 0;
    for (const { tagName, textContent, lastElementChild } of shown('h1, h2, h3, h4')) {
      const next = Number(tagName[1]);
      if (next > level + 1) faults.push(`heading of level ${next} after ${level}: ${textContent}`);
      // A count has an element of its own; subjects may end in any character.
      const isCount = /^\d+$/.test(lastElementChild?.textContent ?? '');
      if (isCount && /\p{L}\d+$/u.test(textContent ?? ''))
        faults.push(`heading with a count and no space: ${textContent}`);
      level = next;
    }

    for (const one of shown('[role="switch"]')) {
      const { width, height } = one.getBoundingClientRect();
      if (Math.min(width, height) < 24) faults.push(`switch of ${width} × ${height}: ${one.ariaLabel}`);
    }

    /** Lines that a part of an element's text takes. */
    const linesOf = (node: Node, from: number, to: number): number => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const name = node.parentElement?.closest('a, dd, p, li, td')?.textContent?.trim() ?? '';
      // A longer label may be wider than a phone.
      if (!/^([a-z0-9-]{1,30}\.)+[a-z]{2,}$/.test(name)) continue;
      for (const label of (node.textContent ?? '').matchAll(/[^.]+/g)) {
        if (linesOf(node, label.index, label.index + label[0].length) > 1) faults.push(`broken label in ${name}`);
      }
    }

    for (const list of shown('dl')) {
      const cells = [...list.children].filter((cell) => getComputedStyle(cell).borderRightWidth !== '0px');
      const ends = new Map<number, number>();
      for (const cell of cells) {
        const { top, right } = cell.getBoundingClientRect();
        ends.set(Math.round(top), Math.max(ends.get(Math.round(top)) ?? 0, right));
      }
      const edge = list.getBoundingClientRect().right;
      if ([...ends.values()].some((end) => edge - end > 2)) faults.push(`a hole in the facts: ${list.textContent}`);
    }
    return faults;
  });
