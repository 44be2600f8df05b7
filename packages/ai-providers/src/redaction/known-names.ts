const SHORTEST_NAME = 3;
/** Names that begin with the same word; each of their words is known by itself too. */
const MOST_ALIKE = 50;

const isLetter = /\p{L}/u;
const word = /\p{L}+/gu;

/** From its first letter to its last: what stands around a name in a text is no part of it. */
const trimmed = (given: string): string => {
  const signs = [...given];
  const first = signs.findIndex((sign) => isLetter.test(sign));
  const last = signs.findLastIndex((sign) => isLetter.test(sign));
  return first < 0 ? '' : signs.slice(first, last + 1).join('');
};

/** The names in lower case by their first word, the longest first. */
const byFirstWord = (names: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const parts = new Set(
    names.flatMap((each) => [each, ...each.split(/\s+/)]).map((each) => trimmed(each).toLowerCase()),
  );
  const found = new Map<string, string[]>();
  for (const part of [...parts].sort((one, other) => one.length - other.length)) {
    const first = part.match(word)?.[0];
    if (first === undefined || part.length < SHORTEST_NAME) continue;
    const alike = found.get(first) ?? [];
    if (alike.length < MOST_ALIKE) found.set(first, [part, ...alike]);
  }
  return found;
};

/** Whether a name stands in a text from a place on, and its last word ends there. */
const standsAt = (text: string, at: number, name: string): boolean => {
  const end = at + name.length;
  if (text.slice(at, end).toLowerCase() !== name) return false;
  const next = text.codePointAt(end);
  return next === undefined || !isLetter.test(String.fromCodePoint(next));
};

/**
 * Makes what takes known names out of texts. Words are looked up, not searched for one by one: the names come from
 * answers, and there can be thousands.
 */
export const nameRemover = (names: readonly string[]): ((text: string, mark: () => string) => string) => {
  const known = byFirstWord(names);
  if (known.size === 0) return (text) => text;
  return (text, mark) => {
    let kept = '';
    let end = 0;
    for (const { 0: found, index } of text.matchAll(word)) {
      if (index < end) continue;
      const name = known.get(found.toLowerCase())?.find((each) => standsAt(text, index, each));
      if (name === undefined) continue;
      kept += text.slice(end, index) + mark();
      end = index + name.length;
    }
    return kept + text.slice(end);
  };
};
