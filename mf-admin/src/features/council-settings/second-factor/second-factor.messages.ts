const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);

export const messages = {
  title: 'Second way to prove who you are',
  description:
    'People sign in by a link that we mail them. With a second way (fingerprint, face or PIN of a device, or a code from an app) a taken mailbox alone lets nobody in.',
  loading: 'Loading...',
  loadFailed: 'The members could not be loaded',
  notRequired: 'Your council does not require it. Everybody can set it up on their account page.',
  required: (day: string) => `Your council requires it. Everybody needs it from ${day}.`,
  requiredNow: 'Your council requires it.',
  have: (having: number, all: number) => `${having} of ${people(all)} ${having === 1 ? 'has' : 'have'} one.`,
  without: 'Without one',
  andMore: (count: number) => `and ${count} more`,
  all: 'Everybody has one.',
  require: 'Require it...',
  changeDays: 'Change the date...',
  stop: 'No longer require it',
  cancel: 'Cancel',
  dialog: {
    title: 'Require a second way to prove who you are',
    days: 'Days until it is required',
    daysHelp:
      'Counted from the day on which you began to require it. Until then, people without one see a notice with the date.',
    daysInvalid: (most: number) => `Enter a whole number from 0 to ${most}.`,
    affected: (count: number) =>
      count === 0
        ? 'Everybody in your team has one already.'
        : `${people(count)} ${count === 1 ? 'has' : 'have'} none. After these days, they set one up when they sign in, before anything else.`,
    newPeople: 'People who join later set one up at their first sign-in.',
    provider: 'People who sign in through your own identity provider are not asked: its rules decide.',
    confirm: 'Require it',
    done: (day: string) => `Required from ${day}.`,
  },
  stopTitle: 'No longer require it',
  stopQuestion: 'Should people be able to sign in with the link alone again?',
  stopText: 'Those who have a second way keep it, and are asked for it.',
  stopped: 'It is no longer required.',
  failed: 'This could not be saved.',
} as const;
