/** Texts of the pages that are not a survey to answer. Those in the specification stand here word for word. */
export interface NoticeWords {
  title: string;
  text: string;
}

/** By itself, since it is the only one that the script needs. */
export const thankYou: NoticeWords = {
  title: 'Thank You!',
  text: 'Your response has been submitted successfully. The council reads every answer and reports back when the survey has ended. You can close this page.',
};

export const notices = {
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
  code_inactive: {
    title: 'This QR Code Is Not in Use Any More',
    text: 'The survey that it led to may have ended, or there is a newer code. The council can tell you more.',
  },
  code_unknown: {
    title: 'QR Code Not Found',
    text: 'Nothing is known about this QR code. Please check the address, or scan the code again.',
  },
  unavailable: {
    title: 'Please try again in a moment',
    text: 'This page is not available right now. Nothing you entered is lost.',
  },
  thank_you: thankYou,
} as const satisfies Record<string, NoticeWords>;

export type NoticeKind = keyof typeof notices;

export const nextAvailable = (when: string) => `Next available: ${when}`;
