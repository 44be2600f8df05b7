import { grouped, matching } from './matching.domain';

const items = [
  { label: 'Overview' },
  { label: 'Campaigns' },
  { label: 'New Campaign' },
  { label: 'Café opening hours', also: 'active' },
  { label: 'Dark theme', also: 'night colours' },
];
const labelsOf = (search: string): string[] => matching(items, search).map(({ label }) => label);

describe('matching', () => {
  it.each([
    ['nothing typed', '  ', items.map(({ label }) => label)],
    ['the start of a label before the start of a later word', 'camp', ['Campaigns', 'New Campaign']],
    ['every word, in any order', 'campaign new', ['New Campaign']],
    ['without regard to case and accents', 'CAFE', ['Café opening hours']],
    ['by other words for it', 'night', ['Dark theme']],
    ['inside a word', 'view', ['Overview']],
    ['no such word', 'camp zebra', []],
  ])('finds the items that contain all words: %s', (_, search, labels) => {
    expect(labelsOf(search)).toEqual(labels);
  });
});

test('grouped keeps the order of items, under headings in the order of their first item', () => {
  const of = (group: string, label: string) => ({ group, label });
  const a = of('Go to', 'Team');
  const b = of('Do', 'New');
  const c = of('Go to', 'Settings');
  expect(grouped([a, b, c])).toEqual([
    ['Go to', [a, c]],
    ['Do', [b]],
  ]);
});
