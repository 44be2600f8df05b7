import {
  deliveryReasonLabels,
  deliveryStateLabels,
  type MailingCounts,
  type MailingState,
} from '@folkmoot/contracts/client';

const number = (count: number): string => count.toLocaleString('en');
const people = (count: number): string => `${number(count)} ${count === 1 ? 'person' : 'people'}`;
const have = (count: number): string => `${number(count)} ${count === 1 ? 'has' : 'have'}`;

const states: Readonly<Record<MailingState, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  sending: 'Sending',
  paused: 'Paused',
  done: 'Sent',
  cancelled: 'Cancelled',
};

/** The results in one sentence, without those that did not happen. */
const sentenceOf = ({ sent, queued, failed, bounced, complained, suppressed }: MailingCounts): string => {
  const parts: readonly [number, string][] = [
    [queued, 'still to go'],
    [bounced, 'came back'],
    [failed, 'failed'],
    [complained, 'complained'],
    [suppressed, 'not written to'],
  ];
  const others = parts.filter(([count]) => count > 0).map(([count, words]) => `${number(count)} ${words}`);
  return `${[`${number(sent)} sent`, ...others].join(', ')}.`;
};

export const messages = {
  states,
  /** The state of a sending that can still be undone. */
  aboutToBeSent: 'About to be sent',
  offSchedule: 'If you save a change, it is taken off the schedule. Review it and schedule it again.',
  list: {
    state: 'Status',
    sent: 'Sent',
    when: 'When',
    notYet: '—',
  },
  audience: {
    title: 'Who gets it',
    everybody: 'Everyone on the list',
    hear_back: 'People who asked to hear what comes of the survey',
    invited: 'Subscribers who were invited to the survey',
    tags: 'Subscribers of topics and tags',
    segment: 'A segment',
    chooseTags: 'Topics and tags',
    chooseSegment: 'Segment',
    segmentsLoading: 'Loading segments...',
    noSegments: 'There are no segments yet. Make one under Subscribers.',
    counting: 'Counting...',
    reach: (count: number, isExact: boolean) => `${isExact ? '' : 'About '}${people(count)} would get it now.`,
    nobody: 'Nobody is in this audience at the moment.',
    countFailed: 'It cannot be counted at the moment.',
    chosenSegment: (name: string) => `Segment: ${name}`,
    chosenTags: (names: string) => `Subscribers of: ${names}`,
  },
  leftOut: {
    none: 'Nobody in this audience is left out.',
    title: (count: number) => `${people(count)} in this audience will not get it:`,
    paused: (count: number) => `${have(count)} paused their mail`,
    unsubscribed: (count: number) => `${have(count)} unsubscribed`,
    bounced: (count: number) => `${have(count)} an address that bounced`,
    complained: (count: number) => `${have(count)} reported a message as spam`,
    unconfirmed: (count: number) => `${have(count)} not confirmed their address`,
    invited: (count: number) => `${have(count)} an invitation already`,
  },
  editor: {
    save: 'Save draft',
    saving: 'Saving...',
    saved: 'Draft saved.',
    saveFailed: 'The draft could not be saved.',
    more: 'More actions for this draft',
    test: 'Send me a test',
    testFailed: 'The test could not be sent.',
    review: 'Review and send',
    remove: 'Delete draft',
    removeQuestion: 'Delete this draft?',
    removed: 'Draft deleted.',
    removeFailed: 'The draft could not be deleted.',
  },
  preview: {
    title: 'Preview',
    frame: 'The message as it arrives',
    loading: 'Loading preview...',
    failed: 'The preview could not be made',
  },
  send: {
    question: (count: number, isExact: boolean) => `${isExact ? '' : 'About '}${people(count)} will get this message.`,
    subject: 'Subject',
    when: 'When',
    now: 'Now',
    later: 'At a time',
    at: 'Day and time',
    zone: (zone: string) => `On the clock of your council (${zone}).`,
    begins: (moment: string) => `It begins on ${moment}.`,
    moved: 'The clocks change then and this time does not exist. Sending begins an hour later.',
    past: 'This time has passed. Choose a later one, or send now.',
    confirmNow: (count: number, isExact: boolean) => `Send to ${isExact ? '' : 'about '}${people(count)}`,
    confirmLater: (count: number, isExact: boolean) => `Schedule for ${isExact ? '' : 'about '}${people(count)}`,
    failed: 'It could not be sent.',
    sent: 'Sending has begun.',
    scheduled: 'It is scheduled.',
  },
  samples: {
    title: 'How it arrives',
    choose: 'Person',
    person: (at: number) => `Person ${at}`,
    to: 'To',
    unnamed: 'One of the people who have not answered. The address is not shown, so that nobody learns who that is.',
    help: 'The personal links do not work in this view.',
    frame: 'The message as this person gets it',
    loading: 'Loading examples...',
    failed: 'The examples could not be loaded',
  },
  wait: {
    title: (seconds: number) =>
      seconds > 0
        ? `Sending begins in ${number(seconds)} ${seconds === 1 ? 'second' : 'seconds'}`
        : 'Sending begins now',
    text: 'Nothing has been sent yet. You can undo it until then. Messages that have gone out cannot be called back.',
    undo: 'Undo',
    sendNow: 'Send now',
    undone: 'Undone. Nothing was sent. It is a draft again.',
  },
  failed: 'That did not work. Please try again.',
  progress: {
    summary: (counts: MailingCounts) => sentenceOf(counts),
    bar: 'Progress',
    done: (done: number, total: number) => `${number(done)} of ${number(total)}`,
    begins: (moment: string) => `Begins on ${moment}.`,
    began: (moment: string) => `Began on ${moment}.`,
    ended: (moment: string) => `Ended on ${moment}.`,
    gathering: 'The audience is still being put into the queue.',
    twice: (count: number) =>
      `${people(count)} may have got the message twice, since sending was interrupted just then.`,
    alarms: {
      bounces:
        'More than 5% of these messages came back. Providers may stop sending for you. Check where the addresses come from before the next mailing.',
      complaints:
        'More than 0.1% of these messages were reported as spam. Providers may stop sending for you. Write only to people who expect your mail.',
    },
    slowed: (count: number, moment: string) =>
      `${number(count)} ${count === 1 ? 'message waits' : 'messages wait'}, because the mail servers of some people asked to be asked again later. The next attempt is on ${moment}. The others are not held up.`,
    softBounced: (count: number) =>
      `${number(count)} sent ${count === 1 ? 'message was' : 'messages were'} reported as delayed, for example because a mailbox is full. These people still get mail.`,
    noBounces:
      'Messages that come back later are not counted, because no mail provider reports them. The person who runs Folkmoot can set this up.',
    edit: 'Edit',
    pause: 'Pause',
    resume: 'Resume',
    cancelText: (left: number) => `${people(left)} have not been written to and will not be. What has gone out stays.`,
    keep: 'Keep it',
    counts: {
      queued: 'Waiting',
      notSent: 'Not sent',
      sent: 'Sent',
      failed: 'Failed',
      bounced: 'Bounced',
      complained: 'Complained',
      suppressed: 'Not written to',
      answered: 'Answered',
    },
  },
  deliveries: {
    title: 'Messages',
    toolbar: 'Filter messages',
    search: 'Search by address',
    filter: 'Status',
    all: 'All statuses',
    loading: 'Loading messages...',
    failed: 'Failed to load the messages',
    emptyTitle: 'No messages',
    emptyText: 'No message has this status.',
    noMatch: 'No message to an address like this.',
    shown: (count: number) => `${number(count)} messages shown`,
    email: 'Email',
    state: 'Status',
    sentAt: 'Sent',
    tries: 'Tries',
    erased: 'Erased person',
    twice: 'Possibly sent twice',
    states: deliveryStateLabels,
    reasons: deliveryReasonLabels,
    export: 'Export CSV',
    resend: 'Send again to failed',
    resendQuestion: 'Send the message again to people whose message failed?',
    resendText:
      'Addresses that do not exist, bounces, complaints and people who have unsubscribed are left out. So are people who may have the message already.',
    resendFailed: 'It could not be sent again.',
    resent: 'The failed messages are being sent again.',
  },
} as const;
