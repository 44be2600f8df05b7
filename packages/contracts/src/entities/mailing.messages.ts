import type { DeliveryReason, DeliveryState } from './mailing-terms';
import type { NewsletterProblem } from './newsletter-terms';

/** The states of messages, on screens and in files. */
export const deliveryStateLabels: Readonly<Record<DeliveryState, string>> = {
  queued: 'Waiting',
  sending: 'Going out',
  sent: 'Sent',
  failed: 'Failed',
  bounced: 'Bounced',
  complained: 'Complained',
  skipped: 'Not written to',
};

export const deliveryReasonLabels: Readonly<Record<DeliveryReason, string>> = {
  unsubscribed: 'Has unsubscribed',
  bounced_before: 'An earlier message bounced',
  complained_before: 'Reported an earlier message as unwanted',
  not_confirmed: 'Has not confirmed the address',
  paused: 'Has paused their mail',
  erased: 'Was erased',
  answered: 'No longer needs a message',
  address_refused: 'The mail server does not know this address',
  server_refused: 'The mail server refused the message',
  given_up: 'The mail server did not accept it after several tries',
};

/** Parts that a block of a newsletter lacks, in words. */
export const newsletterProblemLabels: Readonly<Record<NewsletterProblem, string>> = {
  text: 'Write a text.',
  picture: 'Choose a picture.',
  alt: 'Describe the picture, or mark it as decorative.',
  label: 'Write the words of the button.',
  address: 'Enter an address that begins with https://.',
  survey: 'Choose a survey.',
};
