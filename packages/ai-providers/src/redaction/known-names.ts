const SHORTEST_NAME = 3;
/** Limit for names with the same first word. Each of their words is also redacted as a single word. */
const MOST_ALIKE = 50;

const isLetter = /\p{L}/u;
const word = /\p{L}+/gu;

/** The name from its first letter to its last, without other characters around it. */
const trimmed = (name: string): string => {
  const signs = [...name];
  const first = signs.findIndex((sign) => isLetter.test(sign));
  const last = signs.findLastIndex((sign) => isLetter.test(sign));
  return first < 0 ? '' : signs.slice(first, last + 1).join('');
};

/** The names in lower case by their first word, the longest first. */
const byFirstWord = (names: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const parts = new Set(
    names.flatMap((each) => [each, ...each.split(/\s+/)]).map((each) => trimmed(each).toLowerCase()),
  );
  const known = new Map<string, string[]>();
  for (const part of [...parts].sort((a, b) => a.length - b.length)) {
    const first = part.match(word)?.[0];
    if (first === undefined || part.length < SHORTEST_NAME) continue;
    const alike = known.get(first) ?? [];
    if (alike.length < MOST_ALIKE) known.set(first, [part, ...alike]);
  }
  return known;
};

/** True when the text contains the name at this position and the name's last word ends there. */
const isNameAt = (text: string, at: number, name: string): boolean => {
  const end = at + name.length;
  if (text.slice(at, end).toLowerCase() !== name) return false;
  const next = text.codePointAt(end);
  return next === undefined || !isLetter.test(String.fromCodePoint(next));
};

/**
 * Makes a function that removes known names from texts. It looks each word up in a map and does not search for each
 * name: the names come from answers, and there can be thousands.
 */
export const nameRemover = (names: readonly string[]): ((text: string, mark: () => string) => string) => {
  const known = byFirstWord(names);
  if (known.size === 0) return (text) => text;
  return (text, mark) => {
    let kept = '';
    let end = 0;
    for (const { 0: match, index } of text.matchAll(word)) {
      if (index < end) continue;
      const name = known.get(match.toLowerCase())?.find((each) => isNameAt(text, index, each));
      if (name === undefined) continue;
      kept += text.slice(end, index) + mark();
      end = index + name.length;
    }
    return kept + text.slice(end);
  };
};
