/** Texts of the resident pages. Those in the specification stand here word for word. */
export const en = {
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
  nextAvailable: (when: string) => `Next available: ${when}`,
  notices: {
    not_found: {
      title: 'Survey Not Found',
      text: "The survey you're looking for doesn't exist or is no longer available.",
    },
    closed: {
      title: 'Survey Currently Closed',
      text: 'This survey is open at certain times only. Thank you for wanting to take part.',
    },
    paused: {
      title: 'Survey Paused',
      text: 'This survey is not taking responses at the moment. Please come back later.',
    },
    ended: { title: 'Survey Ended', text: 'This survey has ended. Thank you to everybody who took part.' },
    not_yet_open: { title: 'Survey Not Yet Open', text: 'This survey has not started yet.' },
    no_questions: {
      title: 'No Questions Available',
      text: "This survey doesn't have any questions configured yet.",
    },
    unavailable: {
      title: 'Please try again in a moment',
      text: 'This page is not available right now. Nothing you entered is lost.',
    },
    thank_you: {
      title: 'Thank You!',
      text: 'Your response has been submitted successfully. The council reads every answer and reports back when the survey has ended. You can close this page.',
    },
  },
} as const;

export const surveyMessages = en;
