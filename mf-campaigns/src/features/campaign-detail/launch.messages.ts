import { surveyWords } from '../../entities/campaign/campaign-words.messages';

const methods = { email: 'by e-mail', sms: 'by text message', qr: 'by QR code' } as const;

const count = (number: number, single: string, many: string) =>
  `${number.toLocaleString('en')} ${number === 1 ? single : many}`;

export const launchTexts = {
  title: 'Review and open',
  residents: 'What residents see',
  length: (questions: number, required: number, minutes: number) =>
    `${surveyWords.questions(questions)}, ${required === 0 ? 'none' : required.toLocaleString('en')} required, ${surveyWords.minutes(minutes)}`,
  noQuestions: 'No question yet',
  preview: 'Preview the survey',
  dates: 'When it opens and closes',
  methods: 'How residents get it',
  byMethod: methods,
  byLink: 'Only by its link, which you share yourself',
  codes: (number: number) => count(number, 'QR code', 'QR codes'),
  firstCode: 'A QR code is made when it opens.',
  language: 'Languages',
  target: 'Target',
  responses: (target: number) => count(target, 'response', 'responses'),
  noTarget: 'No target',
  checks: 'Before you open it',
  allDone: 'Nothing is missing.',
  withoutQuestions: 'Cannot activate campaign without survey questions. Please build your survey first.',
  blocked: 'Complete what is marked as needed first.',
  change: 'Change',
  changeLabel: (part: string) => `Change: ${part}`,
  cancel: 'Not yet',
  openNow: 'Open now',
  schedule: (moment: string) => `Schedule for ${moment}`,
} as const;
