import { builtInMessages } from './built-in-analysis.messages';

describe('the text of the built-in analysis about a theme', () => {
  it.each([
    [{ positive: 0, negative: 7, neutral: 5 }, 'Most are negative.'],
    [{ positive: 5, negative: 1, neutral: 2 }, 'Most are positive.'],
    [{ positive: 0, negative: 0, neutral: 8 }, 'Most are neutral.'],
    [{ positive: 2, negative: 2, neutral: 2 }, 'Opinions are mixed.'],
  ])('of %j ends with: %s', (tally, expected) => {
    expect(builtInMessages.themeTone(tally).endsWith(` ${expected}`)).toBe(true);
  });

  it.each([
    [0, 'of which none is negative.'],
    [1, 'of which 1 is negative.'],
    [3, 'of which 3 are negative.'],
  ])('of %i negative comments is a full sentence', (negative, expected) => {
    expect(builtInMessages.because('Clear the drains.', 'Tell people.', 8, negative)).toContain(expected);
  });
});
