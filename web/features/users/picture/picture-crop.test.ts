import { expect, test } from 'vitest';
import { CENTER, cropSquare, moveCrop, ZOOM_MAX } from './picture-crop.ts';

const WIDE = { width: 1000, height: 400 };

test('the initial crop is the largest centered square', () => {
  expect(cropSquare(WIDE, CENTER)).toEqual({ side: 400, left: 300, top: 0 });
});

test('zooming shrinks the square around the same center, up to a limit', () => {
  expect(cropSquare(WIDE, { ...CENTER, zoom: 2 })).toEqual({ side: 200, left: 400, top: 100 });
  expect(cropSquare(WIDE, { ...CENTER, zoom: 100 }).side).toBe(400 / ZOOM_MAX);
});

test.each([
  [-9, 0, { left: 0, top: 0 }],
  [9, 9, { left: 600, top: 0 }],
])('a crop moved by %d, %d stays inside the picture', (dx, dy, place) => {
  expect(cropSquare(WIDE, moveCrop(WIDE, CENTER, dx, dy))).toMatchObject(place);
});

test('moving beyond the edge doesn’t accumulate an offset', () => {
  const atEdge = moveCrop(WIDE, CENTER, 9, 0);
  expect(cropSquare(WIDE, moveCrop(WIDE, atEdge, -0.5, 0)).left).toBeCloseTo(400);
});
