const known = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

const refuses = (parameters: string): boolean => /^\s*q=0(\.0*)?\s*$/.test(parameters);

/** The encodings of precompressed files that a client takes, best first. */
export const acceptedEncodings = (header: string | undefined): readonly (typeof known)[number][] => {
  const accepted = new Map<string, boolean>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', parameters = ''] = part.split(';', 2);
    accepted.set(name.trim(), !refuses(parameters));
  }
  return known.filter(({ name }) => accepted.get(name) ?? accepted.get('*') ?? false);
};
