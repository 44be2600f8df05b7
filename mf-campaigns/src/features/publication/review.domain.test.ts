import { partsOf, withHidden } from './review.domain';

const text = 'Ada Lovelace of Mill Lane';
const name = { start: 0, end: 12, kind: 'name' as const };

test('a text is shown in parts, with hidden ones', () => {
  expect(partsOf(text, [name]).map(({ text: words, hidden }) => [words, hidden])).toEqual([
    ['Ada Lovelace', 'name'],
    [' of Mill Lane', null],
  ]);
  expect(partsOf('', [])).toEqual([]);
});

test('a stretch that is hidden becomes one with those that it touches, and stays in order', () => {
  const lane = { start: 16, end: 25 };
  expect(withHidden([name], lane)).toEqual([name, { ...lane, kind: 'other' }]);
  expect(withHidden([name, { ...lane, kind: 'other' }], { start: 4, end: 20 })).toEqual([
    { start: 0, end: 25, kind: 'name' },
  ]);
  expect(withHidden([{ ...lane, kind: 'other' }], { start: 0, end: 3 }).map(({ start }) => start)).toEqual([0, 16]);
});
