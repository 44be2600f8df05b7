import { caretAfter } from './caret';

describe('caretAfter', () => {
  it.each([
    ['a word taken back from the middle', 'How safe do you feel?', 'How do you feel?', 4],
    ['a word put back into the middle', 'How do you feel?', 'How safe do you feel?', 9],
    ['letters taken back from the end', 'Parks', 'Par', 3],
    ['everything taken back', 'Parks', '', 0],
    ['one of two equal letters taken back', 'aab', 'ab', 1],
  ])('returns the position of the change for %s', (_, before, after, at) => expect(caretAfter(before, after)).toBe(at));
});
