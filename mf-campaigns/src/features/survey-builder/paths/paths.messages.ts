export const messages = {
  map: 'Map of the paths',
  mapText: 'Which answers lead to which questions.',
  test: 'Test as a resident',
  testText: 'Choose answers as a resident would. The list shows which questions follow from them. Nothing is stored.',
  everybody: 'Everybody sees it',
  decides: (numbers: readonly number[]) =>
    numbers.length === 1
      ? `Its answer decides about question ${numbers[0]}`
      : `Its answer decides about questions ${numbers.join(', ')}`,
  ofSection: (rule: string) => `Its section: ${rule.charAt(0).toLowerCase()}${rule.slice(1)}`,
  ends: (titles: readonly string[]) => `Its answer can lead to: ${titles.join(', ')}`,
  endsWith: (title: string) => `At the end: ${title}`,
  untitled: 'No title yet',
  question: (number: number, title: string) => `${number}. ${title}`,
  noConditions: 'No question has a condition, so everybody sees all of them.',
  answers: 'This resident answers',
  noAnswer: 'No answer',
  sees: (shown: number, of: number) => `This resident sees ${shown} of ${of} questions`,
  hidden: 'Not shown',
} as const;
