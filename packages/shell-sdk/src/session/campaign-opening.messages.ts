export const messages = {
  opens: (day: string) => `Opens ${day}`,
  notOpenYet: (day: string) => `Not open yet, opens ${day}`,
  betweenRounds: (day: string) => `Between rounds, opens ${day}`,
  lastRoundOver: 'No more rounds',
} as const;
