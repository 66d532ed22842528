/** Says that this test provokes an error on the console; every other one fails it (see strict.ts). */
export function expectConsoleError(pattern: RegExp): void {
  (globalThis as { strict?: { expected: RegExp[] } }).strict?.expected.push(pattern);
}
