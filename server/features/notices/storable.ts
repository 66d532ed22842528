/** What a stranger wrote, as the database can keep it: no NUL, no half of a character, at any depth. */
export function storable<T>(value: T): T {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed() as T;
  if (Array.isArray(value)) return value.map((one) => storable(one as unknown)) as T;
  if (value === null || typeof value !== 'object' || value instanceof Date || ArrayBuffer.isView(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, storable(inner as unknown)])) as T;
}
