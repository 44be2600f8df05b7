import type { MailingKind } from '@folkmoot/contracts/client';

const number = (count: number): string => count.toLocaleString('en');
const people = (count: number): string => `${number(count)} ${count === 1 ? 'person' : 'people'}`;

const kinds: Readonly<Record<MailingKind, string>> = { invitation: 'Invitation', reminder: 'Reminder' };

export const messages = {
  kinds,
  list: {
    title: 'Invitations and reminders',
    help: 'Everyone gets a personal link that works once. Answers are stored without names or addresses.',
    label: 'Mailings of this campaign',
    loading: 'Loading mailings...',
    failed: 'Failed to load mailings',
    emptyTitle: 'No invitations yet',
    emptyText: 'Invite people on your list to answer this survey.',
    invite: 'New invitation',
    remind: 'New reminder',
    subject: 'Subject',
    answered: 'Answered',
  },
  editor: {
    newTitle: { invitation: 'New invitation', reminder: 'New reminder' },
    editTitle: { invitation: 'Invitation', reminder: 'Reminder' },
    back: 'Back to Delivery',
    fieldLabels: { audience: 'Who gets it', subject: 'Subject', text: 'Text' },
    unanswered: 'Everyone who was invited and has not answered.',
    unansweredHelp:
      'The number is as of last night. When the reminder begins, it leaves out people who have answered since, but only if at least 10 have. This way nobody can match answers with people.',
    nextReminder: (moment: string) =>
      `Another reminder began less than 24 hours ago. The next one can begin from ${moment}.`,
    smallGroup:
      'This is a group of fewer than 10 people. Who gets a reminder, or how many have answered, can show who wrote an answer. Do not invite such a small group by email if answers must stay anonymous.',
    again: (count: number, day: string | null) =>
      `${people(count)} in this audience ${count === 1 ? 'has' : 'have'} an invitation already${day ? `, the latest from ${day}` : ''}.`,
    leaveOut: 'Leave them out',
    leaveOutHelp: 'Only people without an invitation for this round get this message.',
    subject: 'Subject',
    text: 'Text',
    textHelp: 'Plain text. An empty line begins a new paragraph. The button to the survey stands below it.',
    fields: 'Insert:',
    fieldNames: { council: "Council's name", campaign: 'Campaign title', closes: 'Last day' },
    insert: (name: string) => `Insert: ${name}`,
    personFields: 'Detail of the person',
    fallbackHelp: 'After “|” come the words for people without it: Dear {first name|neighbour}.',
    tested: (to: string) =>
      `A test mail has been sent to ${to}. Its survey link is the public one. Its link to topics does not work.`,
    needsCampaign: 'Activate the campaign first: invitations lead to a survey that can be answered.',
  },
  send: {
    title: 'Send it?',
    unanswered: 'Everyone who was invited and has not answered',
    withoutInvited: 'without people who have an invitation already',
    leaveOut: (count: number, day: string | null) =>
      `${number(count)} of these ${count === 1 ? 'was' : 'were'} invited already${day ? `, the latest on ${day}` : ''}: leave ${count === 1 ? 'this person' : 'them'} out`,
  },
  automaticReminder: {
    title: 'Automatic reminder',
    none: 'Nobody is reminded automatically.',
    set: 'Set up a reminder',
    change: 'Change',
    switchOff: 'Switch off',
    plannedAt: (moment: string) => `A reminder goes out on ${moment} to those who have not answered.`,
    planned: (days: number) =>
      `A reminder goes out ${days === 1 ? '1 day' : `${number(days)} days`} after the invitation, at 09:00, to those who have not answered.`,
    created: 'The reminder was handed over for sending.',
    open: 'Open the reminder',
    tooFew:
      'No reminder went out, because fewer than 10 people had not answered. A reminder to so few people can show who has answered.',
    ended: 'No reminder went out, because the survey could no longer be answered.',
    question:
      'It goes out once, at 09:00 on the clock of your council, only to those who have not answered. Fewer than 10 people get none.',
    days: 'Days after the invitation',
    subject: 'Subject of the reminder',
    text: 'Text of the reminder',
    beginning: {
      subject: 'Reminder: {campaign}',
      text: 'Hello,\n\n{council} invited you to take part in {campaign}. If you have not answered yet, you can do so until {closes}.\n\nThank you!',
    },
    save: 'Save reminder',
    saved: 'The reminder is set up.',
    off: 'The reminder is switched off.',
    failed: 'The reminder could not be saved.',
  },
  progress: {
    asOfNight:
      'As of last night: fewer than 10 people had answered since, so people who answered on the day itself may have got this reminder.',
    rate: 'Response rate of this mailing',
    rateHelp: 'Answers by invitation among the messages that arrived. Counted once a day, and when a reminder begins.',
    cancel: { label: 'Cancel mailing', question: 'Stop this mailing permanently?' },
  },
  deliveries: {
    label: 'Messages of this mailing',
    hidden:
      'Only messages that did not arrive are listed. A list of everyone who got this message would show who has answered.',
    allArrived: 'No message has bounced so far.',
  },
} as const;
