const ONE_CONDITION = 'A condition on it did not fit and has changed: check it.';
const ONE_QUOTA = 'A quota for one of its options was deleted.';

export const messages = {
  welcome: 'Welcome',
  welcomeHint: 'Residents read this before the first question.',
  untitledSurvey: 'The survey has no title yet',
  thanks: 'Thank you',
  thanksText:
    'After the last question, residents read that their response has arrived and that the council will report back. They get a receipt, with which they can delete their response until the survey closes.',
  title: 'Survey title',
  titleHelp: 'Residents see this title. The campaign has the same one.',
  titleHelpOf: (campaign: string) =>
    `Residents see this title, and in small print above it the campaign's: “${campaign}”.`,
  description: 'Description',
  introText: 'Introduction text',
  introHelp: 'Shown before the first question.',
  language: 'Language of the survey',
  checkAnswers: 'Residents check their answers before they submit them',
  checkAnswersHelp: (least: number) =>
    `A list of the answers, each with a link to change it. Residents who are asked fewer than ${least} questions submit at once.`,
  conditionHint:
    'Questions can be shown depending on earlier answers, for example only when a number rating is below 5.',
  question: (number: number) => `Question ${number}`,
  questionTitle: 'Question title',
  questionDescription: 'Description (optional)',
  required: 'Required',
  types: 'Question types',
  searchTypes: 'Search question types',
  noType: 'No question type matches. Try a shorter word.',
  typesFound: (count: number) => (count === 1 ? '1 question type' : `${count} question types`),
  changeType: 'Change the type of the question',
  typeChanged: (label: string) => `The question is of the type ${label} now.`,
  typeEffects: ({ conditions, quotas }: { conditions: number; quotas: number }): string[] => [
    ...(conditions === 0
      ? []
      : [
          conditions === 1 ? ONE_CONDITION : `${conditions} conditions on it did not fit and have changed: check them.`,
        ]),
    ...(quotas === 0 ? [] : [quotas === 1 ? ONE_QUOTA : `${quotas} quotas for its options were deleted.`]),
  ],
  undo: 'Undo',
  drag: (number: number) => `Drag the card of question ${number}`,
  moveUp: 'Move up',
  moveDown: 'Move down',
  toggleCondition: 'Conditional logic',
  duplicate: 'Duplicate',
  remove: 'Delete',
  insertBelow: 'Insert a question below',
  conditional: 'Conditional',
  controls: (number: number) => `Question ${number}: move, copy, delete`,
  insertHint: 'Or press / to insert a question below the selected one.',
  addFirst: 'Add question',
  addHere: 'Add another question',
  untitled: 'No title yet',
} as const;
