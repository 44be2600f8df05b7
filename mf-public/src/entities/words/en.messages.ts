import type { ResidentWords } from './words';

/** English. Texts of the specification are word for word. */
export const en: ResidentWords = {
  survey: {
    language: 'en',
    questionOf: 'Question {number} of {of}',
    questionsOf: 'Questions {number} to {to} of {of}',
    percent: '{percent}% complete',
    required: 'required',
    onlyIfShown: 'If this question does not apply to you, skip it.',
    previous: 'Previous',
    next: 'Next',
    submit: 'Submit',
    submitting: 'Submitting...',
    failed: 'There was an error submitting your response. Please try again.',
    kept: 'Your answers are still here.',
    saved: 'Saved on this device',
    drafts: {
      began: 'You began on {day}.',
      goOn: 'Continue',
      changed: 'The survey has changed since you started. We have kept your answers.',
      earlierRound:
        'You started these answers in an earlier round of this survey. If you submit them now, they count towards this round.',
      lost: 'Answers we could not keep: {lost}.',
      check: 'Please check your answers before you submit them.',
    },
    startOver: 'Start over',
    startOverSure: 'Delete all your answers and start over?',
    noSubmitYet: 'You seem to be offline. We will keep trying.',
    document: 'Open the document',
    newTab: '(opens in a new tab)',
    privacy: 'You do not need an account, and there are no cookies. Your answers are not linked to you.',
    privacyNotice: 'Read the privacy notice of {council}',
    consent: 'By submitting your answers, you agree that {council} can use them as described in its privacy notice.',
    poweredBy: 'Powered by {product}',
    providedBy: 'Survey provided by {council}',
    demo: 'This is a demonstration. Nothing you enter is saved.',
    minutes: {
      one: 'Takes about {minutes} minute',
      other: 'Takes about {minutes} minutes',
    },
    languages: 'Language',
    share: 'This is a shared device. Do not save my answers on it.',
    shared:
      'Your answers are not saved on this device. They are deleted when you submit them or leave this page unused.',
    legend: 'Questions marked * must be answered.',
    options: 'Options',
    minutesLeft: {
      one: 'About {minutes} minute left',
      other: 'About {minutes} minutes left',
    },
    check: {
      title: 'Check your answers',
      text: 'Change what is not right. Then press Submit.',
      change: 'Change',
      none: 'No answer',
    },
    aloud: { start: 'Read aloud', stop: 'Stop reading' },
    easy: {
      label: 'Easy Read',
      one: 'Read one question at a time.',
      two: 'Choose your answer. Then press Next.',
      three: 'You can stop at any time.',
    },
    enlarge: 'Enlarge the picture',
    close: 'Close',
    problems: {
      required: 'Please answer this question.',
      too_long: 'Your answer is too long. Please shorten it.',
      not_an_answer: 'Please enter an answer that fits the question.',
    },
    banners: {
      not_taken:
        'This page was open for too long, so your response was not sent. Nothing is lost. Please check your answers and press Submit again.',
      not_reachable: 'Your response could not be saved. Your answers are still here. Please press Submit again.',
      incomplete: 'Some answers are missing or not valid. Please check the questions below.',
      too_large:
        'Your answers are too long in total. Nothing is lost. Please shorten the longest ones and press Submit again.',
    },
    thankYou: {
      title: 'Thank You!',
      text: 'Your response has been submitted successfully.',
      more: 'The council will read your answers and report back when the survey has ended. You can close this page.',
    },
    after: {
      offline:
        'You are offline. You can carry on and submit your answers. They are saved on this device and will be sent when you are back online.',
      offlineUnkept:
        'You are offline, and your answers are not saved on this device. Keep this page open and press Submit when you are back online.',
      waitingTitle: 'Saved, waiting for a connection',
      waitingText:
        'Your response is saved on this device and will be sent when you are back online. Keep this page open, or open it again when you are online.',
      earlierWaiting: 'A response from this device is waiting to be sent. It will be sent when you are back online.',
      earlierSent: 'The response that was waiting on this device has been sent.',
      earlierRefused:
        'An earlier response from this device could not be accepted. Your answers are below. Please check them and submit them again.',
      both: 'You had already sent a response from this page with different answers. This one has been added as a second response.',
      used: {
        title: 'Your invitation has already been used',
        text: 'We have already received a response with this invitation, and it counts. The answers you have just sent were not added, because each invitation can only be used once.',
      },
      sent: 'Sent',
      title: 'Your receipt',
      text: 'You can use this code to delete your response until the survey closes. It is only shown here and does not identify you.',
      copy: 'Copy',
      copied: 'Copied',
      download: 'Download',
      answers: 'Your answers',
      print: 'Print',
      file: 'Save as HTML file',
      sharedSure: 'Other people use this device and can see the copy. Continue anyway?',
      remove: 'Delete my response',
      idleTitle: 'Are you still there?',
      idleText: {
        one: 'Your answers will be deleted in {seconds} second, because other people use this device.',
        other: 'Your answers will be deleted in {seconds} seconds, because other people use this device.',
      },
      idleStay: 'I am still here',
    },
  },
  trap: 'Leave this field empty',
  waitNote: 'Sending takes about 5 seconds. Please wait until the next page appears.',
  invitedFailed:
    'Your response could not be submitted. If you have already answered with this link, your answer counts. Each invitation can only be used once. Otherwise, please try again.',
  notices: {
    not_found: {
      title: 'Survey Not Found',
      text: "The survey you're looking for doesn't exist or is no longer available.",
    },
    closed: {
      title: 'Survey Currently Closed',
      text: 'This survey is only open at certain times. Thank you for your interest.',
    },
    paused: {
      title: 'Survey Paused',
      text: 'This survey is not accepting responses at the moment. Please come back later.',
    },
    ended: { title: 'Survey Ended', text: 'This survey has ended. Thank you to everyone who took part.' },
    full: {
      title: 'Survey Full',
      text: 'This survey has received all the responses that it can take. Thank you for your interest.',
    },
    not_yet_open: { title: 'Survey Not Yet Open', text: 'This survey has not opened yet.' },
    no_questions: { title: 'No Questions Available', text: "This survey doesn't have any questions configured yet." },
    code_inactive: {
      title: 'This QR Code Is No Longer in Use',
      text: 'The page may be closed, or there may be a newer code. Contact the council to find out more.',
    },
    code_unknown: {
      title: 'QR Code Not Found',
      text: 'We do not recognise this QR code. Please check the address, or scan the code again.',
    },
    invitation_used: {
      title: 'You Have Already Answered',
      text: 'We have received a response with this invitation, and it counts. Each invitation can only be used once. Thank you for taking part.',
    },
    invitation_over: {
      title: 'This Invitation Has Expired',
      text: 'It was for an earlier round of the survey. The next round will have a new link. You can also open the survey at its public address.',
    },
    too_large: {
      title: 'Your Answers Are Too Long',
      text: 'Your answers could not be accepted, and nothing was sent. Please go back in your browser, shorten the longest answers and press Submit again.',
    },
    unavailable: {
      title: 'Please try again in a moment',
      text: 'This page is not available right now. Nothing you entered is lost.',
    },
  },
  receipt: {
    title: 'Delete a response',
    text: 'Enter the receipt code you were given after “{survey}”. Your response will be permanently deleted and removed from all results.',
    label: 'Receipt',
    hint: '20 letters and digits, for example A1B2C-3D4E5-F6G7H-8J9K0.',
    submit: 'Delete this response',
    erasedTitle: 'Your response is deleted',
    erased: 'It has been permanently deleted and is no longer counted. Thank you for taking part.',
    already_erasedTitle: 'This response has already been deleted',
    already_erased: 'You do not need to do anything else.',
    unknown: 'No response to this survey has this receipt. Please check that you typed it correctly.',
    closedTitle: 'The survey has closed',
    closed: 'You could delete your response until the survey closed. It is stored without your name or address.',
    unavailable: 'Your response could not be deleted. Nothing has changed. Please try again in a moment.',
  },
  nextAvailable: 'Next available: {when}',
  privacyTitle: 'Privacy notice',
  facts: {
    title: 'What is kept and for how long',
    kept: 'With your answers: when you sent them, how long you took and how many questions you answered.',
    language: 'Also with your answers: the language that you answered in.',
    device: 'Also with your answers: the type of device (phone, tablet or computer) and the type of browser.',
    visits: 'Separately from your answers: how often the survey was opened, started and finished each day.',
    referrer: 'Visits are also counted by where people came from, such as a QR code, an email or another website.',
    never: 'Never: your name (unless you enter it yourself), the address of your device, or cookies.',
    days: {
      one: 'Responses are deleted after {days} day.',
      other: 'Responses are deleted after {days} days.',
    },
    endless: 'Responses are kept until {council} deletes them.',
    receipt: 'You can use your receipt to delete your response until the survey closes.',
  },
  back: 'Back to the survey',
};
