import { expect, test } from 'vitest';
import { CHUNK_TIMEOUT_MS, MODAL_CLOSE_MS, ORDER_ERROR_TOAST_MS, TOAST_MS } from './constants.ts';

test('the times of the client match the spec', () => {
  expect({ CHUNK_TIMEOUT_MS, MODAL_CLOSE_MS, ORDER_ERROR_TOAST_MS, TOAST_MS }).toEqual({
    CHUNK_TIMEOUT_MS: 120_000,
    MODAL_CLOSE_MS: 450,
    ORDER_ERROR_TOAST_MS: 11_000,
    TOAST_MS: 6000,
  });
});
