/** The encodings that a browser accepts, without those it refuses by `q=0`. */
export const acceptedEncodings = (header: unknown): ReadonlySet<string> => {
  if (typeof header !== 'string') return new Set();
  const parts = header.split(',').map((part) => part.split(';').map((text) => text.trim().toLowerCase()));
  return new Set(parts.flatMap(([name = '', weight = '']) => (/^q=0(\.0*)?$/.test(weight) ? [] : [name])));
};
