type Version = readonly [number, number, number];

const parse = (text: string): Version | null => {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(text);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : null;
};

const compare = (a: Version, b: Version): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

/** The first version that `^` excludes: before 1.0.0 the second number is the major version. */
const caretEnd = ([major, minor, patch]: Version): Version => {
  if (major > 0) return [major + 1, 0, 0];
  return minor > 0 ? [0, minor + 1, 0] : [0, 0, patch + 1];
};

const endOf = (operator: string, floor: Version): Version | null => {
  if (operator === '^') return caretEnd(floor);
  if (operator === '~') return [floor[0], floor[1] + 1, 0];
  return operator === '>=' ? null : [floor[0], floor[1], floor[2] + 1];
};

/** Whether a version is in a range: `^0.1.0`, `~0.1.2`, `>=0.1.0` or `0.1.0`. False for an unknown range format. */
export const satisfies = (version: string, range: string): boolean => {
  const [, operator = '', text = ''] = /^(\^|~|>=)?\s*(\S+)$/.exec(range.trim()) ?? [];
  const wanted = parse(text);
  const actual = parse(version);
  if (!wanted || !actual || compare(actual, wanted) < 0) return false;
  const end = endOf(operator, wanted);
  return end === null || compare(actual, end) < 0;
};
