const number = (count: number): string => count.toLocaleString('en-GB');
const people = (count: number): string => `${number(count)} ${count === 1 ? 'person' : 'people'}`;

export const messages = {
  title: 'Hear back',
  about:
    'After the survey and on its page once it is closed, people can leave an email address to hear what comes of it. It is stored apart from the answers, and you see only numbers.',
  loading: 'Loading the numbers',
  loadFailed: 'The numbers could not be loaded',
  asked: 'Asked to hear back',
  unconfirmed: (count: number) => `${people(count)} must still confirm the address.`,
  invited: 'Invited subscribers',
  heardBack: 'Heard back',
  keptUntil: (day: string) => `The addresses are deleted after the last message, at the latest on ${day}.`,
  kept: 'The addresses are deleted after the last message.',
  over: 'The last message was sent. The addresses are deleted.',
  send: 'Send what came of it',
  to: 'Write to',
  audiences: {
    hear_back: (count: number) => `${people(count)} who asked to hear back`,
    invited: (count: number) => `${people(count)} who subscribe and were invited`,
    segment: 'A segment of your subscribers',
  },
  segment: 'Segment',
  noSegments: 'There are no segments yet. Make one under Subscribers.',
  write: 'Write the message',
  writeHint:
    'The next page has a text to start from, a preview, and a test to yourself. Nothing is sent before you confirm.',
  nobody: 'Nobody is in this group yet.',
  failed: 'The message could not be made. Please try again.',
  messages: 'Messages',
  state: {
    draft: () => 'Draft',
    scheduled: () => 'Scheduled',
    sending: (sent: number) => `Sending, ${number(sent)} sent`,
    paused: (sent: number) => `Paused, ${number(sent)} sent`,
    done: (sent: number) => `Sent to ${people(sent)}`,
    cancelled: (sent: number) => `Cancelled, ${number(sent)} sent`,
  },
  last: 'the last message',
};
