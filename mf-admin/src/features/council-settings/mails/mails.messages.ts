import { mailMergeFields } from '@folkmoot/contracts/client';

export const messages = {
  description: 'How your mails introduce themselves. They are sent from one fixed address, so that they arrive.',
  fields: { fromName: 'From name', replyTo: 'Reply-to address', subject: 'Subject', body: 'Text of the invitation' },
  help: {
    fromName: (council: string) => `Shown as the sender. Left empty, it is ${council}.`,
    replyTo: 'Where answers go. Left empty, nobody reads them.',
    subject: 'Of invitations to a survey.',
    body: 'The link to the survey follows as a button. Leave an empty line between paragraphs.',
  },
  fromNameInvalid: 'Use a name only, without an address or a web address.',
  replyToInvalid: 'Enter an email address like name@example.org.',
  subjectMissing: 'Enter a subject.',
  bodyMissing: 'Enter a text.',
  unknownField: (names: readonly string[]) =>
    `There is no merge field ${names.map((name) => `{${name}}`).join(', ')}. Use ${mailMergeFields.map((name) => `{${name}}`).join(', ')}.`,
  merge: {
    label: 'Insert',
    council: 'Name of the council',
    campaign: 'Title of the campaign',
    closes: 'Day it closes',
  },
  preview: {
    title: 'Preview',
    help: 'As it arrives, with what is typed now. The campaign is an example.',
    loading: 'Loading the preview...',
    failed: 'The preview cannot be shown',
    frame: 'Preview of the mail',
  },
  test: 'Send a test mail to me',
  testSent: (to: string) => `A test mail has been sent to ${to}.`,
  testFailed: 'Failed to send the test mail. Please try again.',
} as const;
