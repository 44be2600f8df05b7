/** Texts of the resident pages. Those in the specification stand here word for word. */
const en = {
  questionOf: (number: number, of: number) => `Question ${number} of ${of}`,
  percent: (percent: number) => `${percent}% complete`,
  required: 'required',
  onlyIfShown: 'This question may not apply to you. Skip it if it does not.',
  previous: 'Previous',
  next: 'Next',
  submit: 'Submit',
  submitting: 'Submitting...',
  failed: 'There was an error submitting your response. Please try again.',
  kept: 'Your answers are still here.',
  saved: 'Your answers are saved on this device.',
  restored: 'We kept the answers you gave earlier.',
  startOver: 'Start over',
  noSubmitYet: 'Your connection seems to be away. We keep trying.',
  introduction: 'About this survey',
  document: 'Open the document',
  privacy: 'No account, no cookies: your answers are not linked to you.',
  poweredBy: (product: string) => `Powered by ${product}`,
  providedBy: (council: string) => `Survey provided by ${council}`,
  demo: 'This is a demonstration. Nothing you enter is kept.',
  minutes: (minutes: number) => `Takes about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
  problems: {
    required: 'Please answer this question.',
    too_long: 'Your answer is too long. Please shorten it.',
    not_an_answer: 'Please enter an answer that fits the question.',
  },
} as const;

export const surveyMessages = en;
