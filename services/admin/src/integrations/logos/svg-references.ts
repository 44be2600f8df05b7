const FUNCTION = 'url(';

/** The text after each `url(`, without spaces and quotation marks. */
function* referencesIn(value: string): Iterable<string> {
  const lower = value.toLowerCase();
  for (let at = lower.indexOf(FUNCTION); at >= 0; at = lower.indexOf(FUNCTION, at + 1)) {
    let begin = at + FUNCTION.length;
    while (' \t\r\n\f"\''.includes(value[begin] ?? '-')) begin += 1;
    const end = value.indexOf(')', begin);
    yield value.slice(begin, end < 0 ? value.length : end);
    at = Math.max(at, begin - 1);
  }
}

/** Whether a CSS value refers to something outside the drawing. */
export const leadsElsewhere = (value: string): boolean => {
  for (const reference of referencesIn(value)) {
    if (!reference.startsWith('#')) return true;
  }
  return false;
};

/** The ids that a CSS value refers to. */
export const targetsIn = (value: string): string[] =>
  [...referencesIn(value)]
    .filter((reference) => reference.startsWith('#'))
    .map((reference) => reference.slice(1).replace(/["'\s]/g, ''));
