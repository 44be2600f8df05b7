const topics = (count: number): string => (count === 1 ? '1 topic' : `${count} topics`);

/** Texts for the history of subscribers. */
export const lifecycleMessages = {
  notAllowed: (verb: string, status: string): string =>
    `This is not possible for a subscriber who is ${status} (${verb.replace('_', ' ')}).`,
  added: (source: string): string => `Added: ${source}`,
  atPlace: (source: string, place: string): string => `${source}, at ${place}`,
  signedUp: (source: string): string => `Signed up: ${source}`,
  confirmed: 'Confirmed the address',
  unsubscribed: 'Unsubscribed from everything',
  bounced: 'Mail could not be delivered',
  complained: 'Reported mail as unwanted',
  details: (names: readonly string[]): string => `Details changed: ${names.join(', ')}`,
  addressChanged: 'The address was changed',
  addressAsked: 'Asked for mail at another address',
  addressStopped: 'Stopped the change of the address',
  addressChangedByPerson: 'Changed the address, confirmed from both mailboxes',
  paused: 'Paused mail for 30 days',
  resumed: 'Ended the pause',
  topics: (added: number, removed: number): string =>
    [added > 0 ? `${topics(added)} added` : '', removed > 0 ? `${topics(removed)} taken off` : '']
      .filter(Boolean)
      .join(', '),
};
