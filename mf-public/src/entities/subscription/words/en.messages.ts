import type { SubscriptionWords } from './words';

/** English. Texts of the specification are word for word. */
export const en: SubscriptionWords = {
  required: 'required',
  choose: 'Please choose',
  topics: 'What would you like to receive updates about?',
  recommended: 'Recommended',
  subscribe: 'Subscribe to Updates',
  subscribing: 'Subscribing...',
  problems: {
    required: 'Please fill in all required fields',
    email_missing: 'Email address is required',
    email_invalid: 'Enter an email address in the correct format, like name@example.com',
    phone_invalid: 'Enter a phone number, like 01234 567890',
    option_unknown: 'Choose one of the options',
    too_long: 'This is too long. Please shorten it',
    topics_missing: 'Please select at least one subscription option',
  },
  fillIn: 'Please fill in this field',
  failed: 'Failed to submit form. Please try again.',
  doubted: 'Please press the button again. Everything you entered is still here.',
  paused:
    'Many people have signed up in the last few minutes. Please wait a minute and press the button again. Everything you entered is still here.',
  trap: 'Leave this field empty',
  preview: 'This is a preview. You can try it out. Nothing you enter is saved.',
  previewDone: 'This was a preview. Nothing was saved and no email was sent.',
  leaveAnyTime: 'You can unsubscribe at any time using the link in our emails.',
  poweredBy: (product) => `Powered by ${product}`,
  news: {
    title: (council) => `News from ${council}`,
    none: 'There is nothing here yet.',
    all: 'All news',
  },
  signedUp: {
    title: 'Thank you!',
    text: (council) =>
      `You've successfully subscribed to receive updates from ${council}. You'll receive an email confirmation shortly.`,
    confirmed: 'Subscription confirmed',
    oneMoreStep: 'One more step',
    confirm:
      'We have sent you an email. Please open it and press the button in it. We will not send you anything else until you have confirmed.',
  },
  notFound: {
    title: 'Page Not Found',
    text: 'This opt-in page does not exist or is no longer available.',
  },
  pageNotFound: 'This page does not exist or is no longer available. Please check the address.',
  linkInvalid: {
    title: 'This link no longer works',
    text: 'It may have expired, or part of it may be missing. Please open your most recent email and use the link in it.',
  },
  prompt: {
    title: (council) => `Stay in touch with ${council}`,
    text: 'Would you like to hear about the results of this survey and other plans? Your answers stay anonymous: they are not linked to your email address.',
    email: 'Email Address',
    incomplete: 'Please enter your email and select at least one subscription option',
    failed: 'Failed to subscribe. Please try again.',
    done: 'Successfully Subscribed!',
    confirm:
      'We have sent an email to {address}. Open it and press the button in it. We will not send you anything until you have confirmed.',
    yourAddress: 'your address',
    close: 'No thanks',
    cross: 'Close',
    hearBack: 'What comes of this survey',
    hearBackHint: 'Messages about this survey only. We delete your address after the last one.',
  },
  hearBack: {
    link: 'Email me what comes of this',
    confirm: {
      title: 'Hear what comes of this survey',
      text: (council) => `Press the button. Then ${council} writes to you when it is known what comes of:`,
      action: 'Yes, write to me about this',
    },
    stop: {
      title: 'Do you want to stop?',
      text: (council) => `Press the button. Then ${council} deletes your address and sends you nothing more about:`,
      action: 'Delete my address',
    },
    busy: 'Saving...',
    failed: 'This could not be saved. Please try again in a moment.',
    confirmed: {
      title: 'Your address is confirmed',
      text: (council) =>
        `${council} will write to you. Your address is not stored with your answers, and it is deleted after the last message.`,
    },
    stopped: {
      title: 'Your address is deleted',
      text: (council) =>
        `${council} will not write to you about this survey. A message that has already been sent may still arrive.`,
    },
  },
  preferences: {
    title: 'Your subscriptions',
    intro: (council, email) => `This is what ${council} sends to ${email}.`,
    pending: 'You have not confirmed your address yet. Save your choices below to confirm it.',
    unsubscribed: 'You are not subscribed at the moment. To get updates again, select topics and save.',
    topics: 'Which topics would you like to hear about?',
    save: 'Save my choices',
    saving: 'Saving...',
    saved: 'Your choices are saved.',
    confirmed: (council) => `Subscription confirmed. ${council} will write to you about the topics below.`,
    none: 'If you do not select any topics, you will be unsubscribed.',
    leaveTitle: 'Stop all emails',
    leaveText: (council) => `Unsubscribe from everything that ${council} sends you.`,
  },
  confirm: {
    title: 'Confirm your subscription',
    text: (council) => `Press the button to get the updates you asked for from ${council}.`,
    action: 'Confirm my subscription',
    busy: 'Confirming...',
    failed: 'Your confirmation could not be saved. Please try again in a moment.',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    text: (council) => `Press the button to stop all emails from ${council}.`,
    action: 'Unsubscribe',
    busy: 'Unsubscribing...',
    instead: 'Choose topics instead',
    done: 'You are unsubscribed',
    doneText: (council) =>
      `${council} will not send you any more updates. A message that has already been sent may still arrive.`,
    comeBack: 'Changed your mind? Choose topics again',
  },
  theCouncil: 'the council',
};
