import type { ResidentWords } from './words';

/** English. What the specification says stands here word for word. */
export const en: ResidentWords = {
  survey: {
    language: 'en',
    questionOf: 'Question {number} of {of}',
    percent: '{percent}% complete',
    required: 'required',
    onlyIfShown: 'This question may not apply to you. Skip it if it does not.',
    previous: 'Previous',
    next: 'Next',
    submit: 'Submit',
    submitting: 'Submitting...',
    failed: 'There was an error submitting your response. Please try again.',
    kept: 'Your answers are still here.',
    saved: 'Your answers are saved on this device.',
    restored: 'These answers were given on this device earlier. If they are not yours, start over.',
    drafts: {
      changed: 'The survey has changed since you began. We kept your answers.',
      earlierRound:
        'You began these answers in an earlier round of this survey. If you send them now, they count in this round.',
      lost: 'Answers that no longer fit: {lost}.',
      check: 'Please check your answers before you send them.',
    },
    startOver: 'Start over',
    startOverSure: 'Delete all your answers and start over?',
    noSubmitYet: 'Your connection seems to be away. We keep trying.',
    document: 'Open the document',
    newTab: '(opens in a new tab)',
    privacy: 'No account, no cookies: your answers are not linked to you.',
    privacyNotice: 'Read the privacy notice of {council}',
    consent: 'By submitting you agree that {council} uses your answers as its privacy notice says.',
    poweredBy: 'Powered by {product}',
    providedBy: 'Survey provided by {council}',
    demo: 'This is a demonstration. Nothing you enter is kept.',
    minute: 'Takes about 1 minute',
    minutes: 'Takes about {minutes} minutes',
    languages: 'Language',
    share: 'Others use this device: keep nothing on it',
    shared:
      'Nothing is kept on this device. Your answers are cleared after you submit, or when the page is left unused.',
    problems: {
      required: 'Please answer this question.',
      too_long: 'Your answer is too long. Please shorten it.',
      not_an_answer: 'Please enter an answer that fits the question.',
    },
    banners: {
      not_taken: 'There was an error submitting your response. Please try again.',
      not_reachable:
        'Your response could not be saved just now. Your answers are still here: please press Submit again.',
      incomplete: 'Some answers are missing or not valid. Please check the questions below.',
      too_large:
        'Your answers are too long altogether. Nothing is lost: please shorten the longest ones and press Submit again.',
    },
    thankYou: {
      title: 'Thank You!',
      text: 'Your response has been submitted successfully.',
      more: 'The council reads every answer and reports back when the survey has ended. You can close this page.',
    },
    after: {
      offline:
        'You are offline. Carry on: your answers are saved on this device and sent when you are connected again.',
      offlineUnkept:
        'You are offline, and your answers are not saved on this device. Keep this page open and press Submit when you are connected again.',
      waitingTitle: 'Saved, waiting for a connection',
      waitingText:
        'Your response is saved on this device and is sent by itself as soon as there is a connection. You may close this page.',
      earlierWaiting: 'A response given on this device is waiting for a connection. It is sent by itself.',
      earlierSent: 'The response that waited on this device was sent.',
      earlierRefused:
        'A response given on this device could not be taken any more. Its answers are below: please check them and submit again.',
      both: 'A response from this page had arrived before, with other answers. This one was added as a second response, so both arrived.',
      used: {
        title: 'Your invitation was used before',
        text: 'An earlier response by this invitation has arrived, and it counts. The answers you sent just now were not added, because each invitation can be used once.',
      },
      sent: 'Sent',
      title: 'Your receipt',
      text: 'With this code you can delete your response until the survey closes. It is shown only here and says nothing about you.',
      copy: 'Copy',
      copied: 'Copied',
      download: 'Download',
      remove: 'Delete my response',
      idleTitle: 'Are you still there?',
      idleText: 'Your answers are cleared in {seconds} seconds, since others use this device.',
      idleStay: 'I am still here',
    },
  },
  trap: 'Leave this field empty',
  invitedFailed:
    'It could not be handed in. If you have answered by this link before, your answer counts: each invitation can be used once. Otherwise please try again.',
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
    no_questions: { title: 'No Questions Available', text: "This survey doesn't have any questions configured yet." },
    code_inactive: {
      title: 'This QR Code Is Not in Use Any More',
      text: 'The survey that it led to may have ended, or there is a newer code. The council can tell you more.',
    },
    code_unknown: {
      title: 'QR Code Not Found',
      text: 'Nothing is known about this QR code. Please check the address, or scan the code again.',
    },
    invitation_used: {
      title: 'You Have Already Answered',
      text: 'An answer was handed in by this invitation. It counts, and each invitation can be used once. Thank you for taking part.',
    },
    invitation_over: {
      title: 'This Invitation Has Passed',
      text: 'It was for an earlier round of the survey. The next one comes with a new link; or open the survey at its public address.',
    },
    too_large: {
      title: 'Your Answers Are Too Long',
      text: 'They could not be taken as they are, and nothing was sent. Please go back with your browser, shorten the longest answers and press Submit again.',
    },
    unavailable: {
      title: 'Please try again in a moment',
      text: 'This page is not available right now. Nothing you entered is lost.',
    },
  },
  receipt: {
    title: 'Delete a response',
    text: 'Enter the receipt you were given after “{survey}”. The response is then deleted for good and taken out of all results.',
    label: 'Receipt',
    hint: '20 letters and digits, for example A1B2C-3D4E5-F6G7H-8J9K0.',
    submit: 'Delete this response',
    erasedTitle: 'Your response is deleted',
    erased: 'It is gone for good and no longer counted. Thank you for having taken part.',
    already_erasedTitle: 'This response was deleted already',
    already_erased: 'There is nothing more to do.',
    unknown: 'No response of this survey has this receipt. Please check it for mistyped letters.',
    closedTitle: 'The survey has closed',
    closed: 'Responses could be deleted until the survey closed. Yours carries neither a name nor an address.',
    unavailable: 'Your response could not be deleted just now. Nothing has changed: please try again in a moment.',
  },
  nextAvailable: 'Next available: {when}',
  privacyTitle: 'Privacy notice',
  facts: {
    title: 'What is kept, and for how long',
    kept: 'With your answers: when you sent them, how long you took and how many questions you answered.',
    device: 'Also with your answers: the kind of device (phone, tablet or computer) and the family of browser.',
    visits: 'Apart from answers: how often the survey was opened, begun and finished on a day.',
    referrer: 'Visits are also counted by where they came from, such as a QR code, an email or another site.',
    never: 'Never: your name, unless you write it yourself; the address of your device; cookies.',
    day: 'Responses are deleted after 1 day.',
    days: 'Responses are deleted after {days} days.',
    endless: 'Responses are kept until {council} deletes them.',
    receipt: 'With the receipt that you are given you can delete your response until the survey closes.',
  },
  back: 'Back to the survey',
};
