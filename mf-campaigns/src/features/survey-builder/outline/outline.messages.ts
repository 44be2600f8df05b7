export const messages = {
  title: 'Questions',
  count: (questions: number) => (questions === 1 ? '1 question' : `${questions} questions`),
  untitled: 'No title yet',
  conditional: 'Conditional',
  errors: (count: number) => (count === 1 ? '1 problem' : `${count} problems`),
  warnings: (count: number) => (count === 1 ? '1 hint' : `${count} hints`),
  drag: (number: number) => `Drag question ${number}`,
  up: (number: number) => `Move question ${number} up`,
  down: (number: number) => `Move question ${number} down`,
  instructions:
    'To pick up a question, press Space or Enter. While holding it, use the arrow keys to move it, Space or Enter to drop it, Escape to leave it where it was.',
  picked: (number: number, of: number) => `Picked up question ${number} of ${of}.`,
  over: (number: number, of: number) => `It will be question ${number} of ${of}.`,
  dropped: (number: number, of: number) => `Dropped: it is question ${number} of ${of} now.`,
  cancelled: 'It stays where it was.',
} as const;
