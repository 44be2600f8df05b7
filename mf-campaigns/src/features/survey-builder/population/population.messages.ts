const listed = (names: readonly string[]): string => {
  const shown = names.slice(0, 5).join(', ');
  const more = names.length - 5;
  return more > 0 ? `${shown} and ${more} more` : shown;
};

export const messages = {
  title: 'Population',
  notLinked: 'Not compared with the population',
  linkedTo: (dimension: string) => `Compared by ${dimension}`,
  gone: 'a part of the population that no longer exists',
  open: (count: number) => (count === 1 ? '1 option has no category yet' : `${count} options have no category yet`),
  about:
    'Say which group of residents each option is. The report then shows who is missing. Residents do not see this, and answers stay as they are.',
  dimension: 'Part of the population',
  none: 'None',
  goneOption: 'No longer exists',
  option: (label: string) => `Category of ${label}`,
  options: 'Categories of the options',
  optionHeading: 'Option',
  categoryHeading: 'Category',
  noCategory: 'No category yet',
  notCounted: 'Not counted',
  people: (name: string, people: number | null) =>
    people === null ? name : `${name} (${people.toLocaleString('en')})`,
  match: 'Match by name',
  matched: (count: number, left: readonly string[]) =>
    [
      count === 0 ? 'No more options have the name of a category.' : `${count} matched.`,
      left.length === 0 ? 'No option remains.' : `Without a category: ${listed(left)}.`,
    ].join(' '),
  uncovered: (names: readonly string[]) => `No option is for: ${listed(names)}.`,
  complete: 'Each option has a category, and each category has an option.',
  showAll: (count: number) => `Show all ${count.toLocaleString('en')} options`,
  settings: 'Set the population of the council',
  unknown: 'The council has not set its population yet.',
} as const;
