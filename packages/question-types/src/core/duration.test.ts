import { formatDuration } from './duration';

describe('formatDuration', () => {
  it.each([
    [45, '45 s'],
    [200, '3 min 20 s'],
    [180, '3 min'],
    [3720, '1 h 2 min'],
    [7200, '2 h'],
  ])('%d seconds read as %s', (seconds, text) => expect(formatDuration(seconds)).toBe(text));
});
