type Version = readonly [number, number, number];

const parse = (text: string): Version | null => {
  const found = /^(\d+)\.(\d+)\.(\d+)$/.exec(text);
  return found ? [Number(found[1]), Number(found[2]), Number(found[3])] : null;
};

const compare = (a: Version, b: Version): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

/** The first version that `^` no longer allows: before 1.0.0 the second number counts as the first. */
const caretEnd = ([major, minor, patch]: Version): Version => {
  if (major > 0) return [major + 1, 0, 0];
  return minor > 0 ? [0, minor + 1, 0] : [0, 0, patch + 1];
};

const endOf = (operator: string, floor: Version): Version | null => {
  if (operator === '^') return caretEnd(floor);
  if (operator === '~') return [floor[0], floor[1] + 1, 0];
  return operator === '>=' ? null : [floor[0], floor[1], floor[2] + 1];
};

/** Whether a version lies in a range: `^0.1.0`, `~0.1.2`, `>=0.1.0` or `0.1.0`. A range that is not understood fits nothing. */
export const satisfies = (version: string, range: string): boolean => {
  const [, operator = '', text = ''] = /^(\^|~|>=)?\s*(\S+)$/.exec(range.trim()) ?? [];
  const wanted = parse(text);
  const given = parse(version);
  if (!wanted || !given || compare(given, wanted) < 0) return false;
  const end = endOf(operator, wanted);
  return end === null || compare(given, end) < 0;
};
