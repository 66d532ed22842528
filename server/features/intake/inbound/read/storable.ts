/**
 * Removes what PostgreSQL can't store from strings at any depth: NUL characters and lone surrogates. Copy-on-write, because a
 * message may contain tens of thousands of URLs.
 */
export function storable<T>(value: T): T {
  if (typeof value === 'string') {
    return (value.isWellFormed() && !value.includes('\0') ? value : value.replaceAll('\0', '').toWellFormed()) as T;
  }
  if (value === null || typeof value !== 'object' || value instanceof Date || ArrayBuffer.isView(value)) return value;
  let kept = value;
  for (const key of Object.keys(value) as (keyof T)[]) {
    const inner = storable(value[key]);
    if (inner === value[key]) continue;
    if (kept === value) kept = (Array.isArray(value) ? [...value] : { ...value }) as T & object;
    kept[key] = inner;
  }
  return kept;
}
