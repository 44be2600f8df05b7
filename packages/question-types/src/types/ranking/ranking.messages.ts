/** Words that residents read. */
export const messages = {
  hint: 'Choose what matters most to you first. You can leave options out.',
  ranked: 'Your order',
  unranked: 'Not ranked yet',
  rank: (label: string, place: number) => `Rank ${label} as number ${place}`,
  up: (label: string) => `Move ${label} up`,
  down: (label: string) => `Move ${label} down`,
  remove: (label: string) => `Take ${label} out of your order`,
  isNow: (label: string, place: number, of: number) => `${label} is now ${place} of ${of}.`,
  isOut: (label: string) => `${label} is not ranked.`,
};
