export const messages = {
  untitled: 'No title yet',
  instructions:
    'To pick up a question, press Space or Enter. While holding it, use the arrow keys to move it, Space or Enter to drop it, Escape to leave it where it was.',
  picked: (number: number, of: number) => `Picked up question ${number} of ${of}.`,
  over: (number: number, of: number) => `It will be question ${number} of ${of}.`,
  dropped: (number: number, of: number) => `Dropped: it is question ${number} of ${of} now.`,
  cancelled: 'It stays where it was.',
} as const;
