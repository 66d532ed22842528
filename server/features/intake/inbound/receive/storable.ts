/**
 * What a stranger wrote, as the database can keep it: no NUL, no half of a character, at any depth. What can be kept as it
 * is is not copied: a letter may name tens of thousands of places.
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
