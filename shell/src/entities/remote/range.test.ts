import { satisfies } from './range';

describe('satisfies', () => {
  it.each([
    ['0.1.0', '^0.1.0', true],
    ['0.1.7', '^0.1.2', true],
    ['0.1.1', '^0.1.2', false],
    ['0.2.0', '^0.1.0', false],
    ['1.4.0', '^1.2.3', true],
    ['2.0.0', '^1.2.3', false],
    ['1.2.9', '~1.2.3', true],
    ['1.3.0', '~1.2.3', false],
    ['3.0.0', '>=1.2.3', true],
    ['1.2.2', '>=1.2.3', false],
    ['1.2.3', '1.2.3', true],
    ['1.2.4', '1.2.3', false],
    ['1.2.3', 'latest', false],
    ['1.2.3', '', false],
  ])('version %s in range %s is %s', (version, range, expected) => {
    expect(satisfies(version, range)).toBe(expected);
  });
});
