import { expect, test } from 'vitest';
import { CENTRE, cropSquare, moveCrop, ZOOM_MAX } from './picture-crop.ts';

const WIDE = { width: 1000, height: 400 };

test('at first the largest square in the middle is taken', () => {
  expect(cropSquare(WIDE, CENTRE)).toEqual({ side: 400, left: 300, top: 0 });
});

test('zooming takes a smaller square around the same middle, and has an end', () => {
  expect(cropSquare(WIDE, { ...CENTRE, zoom: 2 })).toEqual({ side: 200, left: 400, top: 100 });
  expect(cropSquare(WIDE, { ...CENTRE, zoom: 100 }).side).toBe(400 / ZOOM_MAX);
});

test.each([
  [-9, 0, { left: 0, top: 0 }],
  [9, 9, { left: 600, top: 0 }],
])('moved by %d, %d the square stays inside the picture', (dx, dy, place) => {
  expect(cropSquare(WIDE, moveCrop(WIDE, CENTRE, dx, dy))).toMatchObject(place);
});

test('after a move against the edge the way back is not longer', () => {
  const atEdge = moveCrop(WIDE, CENTRE, 9, 0);
  expect(cropSquare(WIDE, moveCrop(WIDE, atEdge, -0.5, 0)).left).toBeCloseTo(400);
});
