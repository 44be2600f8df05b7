const topics = (count: number): string => (count === 1 ? '1 topic' : `${count} topics`);

/** Texts for the history of subscribers. */
export const lifecycleMessages = {
  notAllowed: (verb: string, status: string): string =>
    `This is not possible for a subscriber who is ${status} (${verb.replace('_', ' ')}).`,
  added: (source: string): string => `Added: ${source}`,
  signedUp: (source: string): string => `Signed up: ${source}`,
  confirmed: 'Confirmed the address',
  unsubscribed: 'Unsubscribed from everything',
  bounced: 'Mail could not be delivered',
  complained: 'Reported mail as unwanted',
  addressChanged: 'The address was changed',
  topics: (added: number, removed: number): string =>
    [added > 0 ? `${topics(added)} added` : '', removed > 0 ? `${topics(removed)} taken off` : '']
      .filter(Boolean)
      .join(', '),
};
