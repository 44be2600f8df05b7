export const filterTexts = {
  source: 'Source',
  anySource: 'Any source',
  from: 'Subscribed from',
  to: 'Subscribed until',
} as const;
