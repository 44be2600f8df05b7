const number = (count: number): string => count.toLocaleString('en');

/** Words for lists of parts: of a report or a newsletter. */
export const messages = {
  drag: (name: string) => `Drag: ${name}`,
  movedTo: (name: string, position: number, of: number) => `${name}: position ${number(position)} of ${number(of)}.`,
  parts: {
    instructions:
      'To pick up a part, press Space or Enter. While holding it, use the arrow keys to move it, Space or Enter to drop it, Escape to leave it where it was.',
    picked: (position: number, of: number) => `Picked up part ${number(position)} of ${number(of)}.`,
    over: (position: number, of: number) => `It will be part ${number(position)} of ${number(of)}.`,
    dropped: (position: number, of: number) => `Dropped: it is part ${number(position)} of ${number(of)} now.`,
    cancelled: 'It stays where it was.',
  },
} as const;
