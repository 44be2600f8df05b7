import { grouped, matching } from './matching.domain';

const items = [
  { label: 'Overview' },
  { label: 'Campaigns' },
  { label: 'New Campaign' },
  { label: 'Café opening hours', also: 'active' },
  { label: 'Dark theme', also: 'night colours' },
];
const found = (search: string): string[] => matching(items, search).map(({ label }) => label);

describe('matching', () => {
  it.each([
    ['nothing typed', '  ', items.map(({ label }) => label)],
    ['the start of a label before the start of a later word', 'camp', ['Campaigns', 'New Campaign']],
    ['every word, in any order', 'campaign new', ['New Campaign']],
    ['without regard to case and accents', 'CAFE', ['Café opening hours']],
    ['by other words for it', 'night', ['Dark theme']],
    ['inside a word', 'view', ['Overview']],
    ['no such word', 'camp zebra', []],
  ])('with %s, finds what holds them all', (_, search, labels) => {
    expect(found(search)).toEqual(labels);
  });
});

test('grouped items keep their order, under headings in the order of their first item', () => {
  const of = (group: string, label: string) => ({ group, label });
  const [a, b, c] = [of('Go to', 'Team'), of('Do', 'New'), of('Go to', 'Settings')];
  expect(grouped([a, b, c])).toEqual([
    ['Go to', [a, c]],
    ['Do', [b]],
  ]);
});
