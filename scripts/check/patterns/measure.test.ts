import { LONGER, SHORT, slowText } from './measure';

/** A static analysis decides about these. */
const decided: [string, string][] = [
  ['\\s+$', 'g'],
  ['<[^>]+>', 'g'],
  ['[a-z]+@', 'i'],
];
const undecided: [string, string][] = [
  ['android(?!.*mobile)', 'i'],
  ['(?<=Mr\\s+)[A-Z]', ''],
  ['url\\(\\s*["\']?\\s*(?!#|["\']?#)[a-z/]', 'i'],
];

describe('the time of a pattern', () => {
  it.each(decided)('is not linear when the slowest texts of 10,000 signs are made longer: %s', (source, flags) => {
    expect(slowText(source, flags, SHORT)).toMatch(/ repeated to (?:10000|100000|1000000) signs /);
  });

  it.each([...decided, ...undecided])(
    'is not linear when all texts of 100,000 signs are measured: %s',
    (source, flags) => {
      expect(slowText(source, flags, LONGER)).toMatch(/ repeated to (?:10000|100000|1000000) signs /);
    },
  );

  it.each([SHORT, LONGER])('is linear when the length of a part has a limit: all texts up to %i signs', (longest) => {
    expect(slowText('<[^>]{1,60}>', 'g', longest)).toBeNull();
  });
});
