const unknownPaths = (sent: unknown, known: unknown, path: string): string[] => {
  if (Array.isArray(sent)) {
    return sent.flatMap((item, index) =>
      unknownPaths(item, Array.isArray(known) ? known[index] : null, `${path}.${index}`),
    );
  }
  if (typeof sent !== 'object' || sent === null) return [];
  const declared = typeof known === 'object' && known !== null ? (known as Record<string, unknown>) : {};
  return Object.entries(sent).flatMap(([key, value]) =>
    Object.hasOwn(declared, key) ? unknownPaths(value, declared[key], `${path}.${key}`) : [`${path}.${key}`],
  );
};

/** Fields of `value` (as JSON) that parsing dropped because no schema knows them. */
export const fieldsBeyond = (value: unknown, parsed: unknown): string[] =>
  unknownPaths(JSON.parse(JSON.stringify(value ?? null)), JSON.parse(JSON.stringify(parsed ?? null)), '').map((path) =>
    path.slice(1),
  );
