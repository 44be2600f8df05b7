import { type Asking, bitsFor, suspicionOf } from './suspicion.domain';

const asking = { isInvited: false, isProgram: false, isSharedPlace: false, seen: null, watchfulSince: 1_000 };
const since = 500;

it.each<[string, Partial<Asking>, ReturnType<typeof suspicionOf>]>([
  ['a network that is new', {}, 'newcomer'],
  ['a network that began during the attack', { seen: { count: 1, since: 1_500 } }, 'newcomer'],
  ['a household from before the attack', { seen: { count: 3, since } }, null],
  ['an office', { seen: { count: 20, since } }, 'some'],
  ['a network that hands in as much as a library', { seen: { count: 200, since } }, 'much'],
  ['a network that hands in more than a library', { seen: { count: 300, since } }, 'most'],
  ['a program', { isProgram: true }, 'most'],
  ['an invitation', { isInvited: true, isProgram: true, seen: { count: 300, since } }, null],
  ['a shared place', { isSharedPlace: true, seen: { count: 900, since } }, null],
  ['a shared place above its high bound', { isSharedPlace: true, seen: { count: 1_001, since } }, 'most'],
  ['a program that names a shared place', { isSharedPlace: true, isProgram: true }, 'most'],
])('%s is judged by what it did', (_, request, expected) => {
  expect(suspicionOf({ ...asking, ...request })).toBe(expected);
});

it('a phone computes less than a desktop, and never more than its bound', () => {
  const all = (['newcomer', 'some', 'much', 'most'] as const).map((each) => [
    bitsFor(each, 'mobile'),
    bitsFor(each, 'desktop'),
  ]);
  expect(all).toEqual([
    [7, 8],
    [8, 9],
    [9, 10],
    [9, 11],
  ]);
});
