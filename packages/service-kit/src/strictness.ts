/** Values without fields to check: everything except lists and plain objects. */
const isLeaf = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || typeof Reflect.get(value, 'toJSON') === 'function';

/** JSON leaves these out. */
const isLeftOut = (value: unknown): boolean => value === undefined || typeof value === 'function';

/**
 * Collects the paths of sent fields that are unknown. Walks the value as JSON would contain it, without serializing:
 * this runs for every event.
 */
const noteUnknown = (sent: unknown, known: unknown, path: string, unknown: string[]): void => {
  if (isLeaf(sent)) return;
  const declared = isLeaf(known) ? {} : (known as object);
  for (const [key, value] of Object.entries(sent as object)) {
    const at = path === '' ? key : `${path}.${key}`;
    if (Array.isArray(sent) || Object.hasOwn(declared, key))
      noteUnknown(value, Reflect.get(declared, key), at, unknown);
    else if (!isLeftOut(value)) unknown.push(at);
  }
};

/** Fields of `value` (as JSON) that parsing dropped because no schema knows them. */
export const fieldsBeyond = (value: unknown, parsed: unknown): string[] => {
  const unknown: string[] = [];
  noteUnknown(value, parsed, '', unknown);
  return unknown;
};
