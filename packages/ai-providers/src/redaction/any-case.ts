const parts = /\\p\{\w{1,3}\}|\\.|\[[^\]]{0,60}\]|\p{L}/gu;
const bothCases = (part: string): string => {
  if (part.startsWith('\\')) return part;
  if (part.startsWith('['))
    return part.replace(/\\.|\p{Ll}(?!-)/gu, (sign) => (sign.length > 1 ? sign : sign + sign.toUpperCase()));
  return `[${part.toLowerCase()}${part.toUpperCase()}]`;
};

/** A group that matches in small letters and capitals, within a pattern for which capitals matter elsewhere. */
export const anyCase = (pattern: string): string => `(?:${pattern.replace(parts, bothCases)})`;
