/** Allows matching console errors in this test; all others fail it (strict.ts). */
export function expectConsoleError(pattern: RegExp): void {
  (globalThis as { strict?: { expected: RegExp[] } }).strict?.expected.push(pattern);
}
