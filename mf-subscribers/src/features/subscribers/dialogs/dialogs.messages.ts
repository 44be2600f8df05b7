import { people } from '../../../entities/subscriber/words.messages';

const changedOf = (changed: number, unchanged: number): string =>
  `${people(changed)} changed${unchanged > 0 ? `, ${unchanged.toLocaleString('en')} as before` : ''}`;

export const messages = {
  email: 'Email',
  tags: 'Tags',
  details: 'Details',
  tagsHelp: 'Untick what they no longer want to hear about.',
  consent: 'How did they agree?',
  consentHelp: 'Kept as evidence, for example “paper form at the spring fair, 4 May”.',
  add: {
    title: 'Add a subscriber',
    save: 'Add subscriber',
    saving: 'Adding...',
    added: (email: string) => `${email} was added.`,
    failed: 'The subscriber could not be added. Please try again.',
  },
  edit: {
    mend: 'Mail to this address came back. If it was mistyped, correct it: the person is active again, with the consents that they gave.',
    title: 'Edit subscriber',
    save: 'Save',
    saving: 'Saving...',
    saved: (email: string) => `${email} was saved.`,
    failed: 'The subscriber could not be saved. Please try again.',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    question: (email: string) => `Unsubscribe ${email} from everything?`,
    consequences:
      'They will get no more mail, and all consents are withdrawn. Staff and imports cannot add them again. They can sign up again themselves.',
    confirm: 'Unsubscribe',
    done: (email: string) => `${email} was unsubscribed.`,
    failed: 'Failed to unsubscribe. Please try again.',
  },
  erase: {
    title: 'Erase subscriber',
    question: (email: string) => `Erase everything about ${email}?`,
    consequences: [
      'Their address, tags, consents, sign-ups and history are permanently deleted. You cannot undo this.',
      'What is kept is a keyed hash of the address, so that no import and no officer can add them again. They can sign up themselves.',
      'The activity log keeps the certificate: that it was done, when and by whom, without the address.',
    ],
    understood: 'I understand that this cannot be undone',
    confirm: 'Erase',
    done: (uniqueId: string) => `Subscriber ${uniqueId} was erased. The certificate stands in the activity log.`,
    failed: 'Failed to erase the subscriber. Please try again.',
  },
  bulk: {
    region: 'Selection',
    selected: (count: number) => `${count.toLocaleString('en')} selected`,
    allSelected: (count: number, isExact: boolean) =>
      `All ${isExact ? '' : 'more than '}${count.toLocaleString('en')} that match are selected`,
    selectAll: (count: number, isExact: boolean) =>
      `Select all ${isExact ? '' : 'more than '}${count.toLocaleString('en')} that match`,
    changeTags: 'Change tags',
    unsubscribe: 'Unsubscribe',
    erase: 'Erase',
    clear: 'Clear selection',
    title: 'Change tags',
    whom: (count: number, isExact = true) => `For ${isExact ? '' : 'more than '}${people(count)}.`,
    add: 'Add these tags',
    remove: 'Take these tags off',
    gone: 'People who have unsubscribed, or whose mail bounced, get no new tags.',
    save: 'Change tags',
    saving: 'Changing...',
    done: (changed: number, unchanged: number) => `${changedOf(changed, unchanged)}.`,
    failed: 'The tags could not be changed. Please try again.',
    tooMany: (most: number) =>
      `Up to ${most.toLocaleString('en')} can be changed by hand. For more, set a filter and select all that match.`,
    server: 'This runs on the server: you can go on working meanwhile.',
  },
  leaving: {
    unsubscribe: {
      title: 'Unsubscribe several people',
      question: (count: number, isExact: boolean) => `Unsubscribe ${isExact ? '' : 'more than '}${people(count)}?`,
      consequences: 'They get no more mail. Only they themselves can subscribe again. This cannot be undone.',
      confirm: 'Unsubscribe',
      done: (changed: number) => `${people(changed)} unsubscribed.`,
    },
    erase: {
      title: 'Erase several people',
      question: (count: number, isExact: boolean) => `Erase ${isExact ? '' : 'more than '}${people(count)} for good?`,
      consequences:
        'Address, details, consents and sign-ups of each person are erased, with a certificate for each in the activity log. Imports cannot add them again. This cannot be undone.',
      confirm: 'Erase for good',
      done: (changed: number) => `${people(changed)} erased.`,
    },
    type: (count: number) => `To confirm, type the number ${count}`,
    failed: 'It could not be done. Please try again.',
    running: { unsubscribe: 'Unsubscribing people', erase: 'Erasing people' },
  },
  tagging: {
    region: 'Tags being changed',
    label: (added: readonly string[], removed: readonly string[]) => {
      const parts = [
        added.length > 0 ? `adding ${added.join(', ')}` : '',
        removed.length > 0 ? `taking off ${removed.join(', ')}` : '',
      ];
      return ['Changing tags', parts.filter((part) => part !== '').join('; ')].filter((part) => part !== '').join(': ');
    },
    waiting: 'Waiting for its turn...',
    progress: (done: number, total: number) => `${done.toLocaleString('en')} of ${total.toLocaleString('en')}`,
    stop: 'Stop',
    stopFailed: 'It could not be stopped: perhaps it has ended just now.',
    done: (changed: number, unchanged: number) => `The tags were changed: ${changedOf(changed, unchanged)}.`,
    stopped: (changed: number) => `Stopped. ${people(changed)} changed; the others are as before.`,
    failed: (changed: number, problem: string) => `${people(changed)} changed. ${problem}`,
  },
} as const;
