export const messages = {
  kinds: { doubtful: 'Doubtful', organised: 'Organised' },
  groupName: (kind: string, days: string, responses: number) =>
    `${kind}, ${days}, ${responses.toLocaleString('en')} ${responses === 1 ? 'response' : 'responses'}`,
  days: (from: string, until: string) => (from === until ? from : `${from} to ${until}`),
  waiting: (groups: number) =>
    groups === 1
      ? '1 group of responses that belong together needs a decision. Until then, all of them count.'
      : `${groups.toLocaleString('en')} groups of responses that belong together need a decision. Until then, all of them count.`,
  decide: 'Open integrity',
} as const;
