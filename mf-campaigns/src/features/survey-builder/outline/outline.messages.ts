export const messages = {
  title: 'Questions',
  count: (questions: number) => (questions === 1 ? '1 question' : `${questions} questions`),
  add: 'Add question',
  parts: { welcome: 'Welcome', thanks: 'Thank you' },
  untitled: 'No title yet',
  conditional: 'Conditional',
  errors: (count: number) => (count === 1 ? '1 problem' : `${count} problems`),
  warnings: (count: number) => (count === 1 ? '1 hint' : `${count} hints`),
  drag: (number: number) => `Drag question ${number}`,
  up: (number: number) => `Move question ${number} up`,
  down: (number: number) => `Move question ${number} down`,
} as const;
