import type { DeliveryReason, DeliveryState } from './mailing-terms';

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
  erased: 'Was erased',
  answered: 'No longer needs a message',
  address_refused: 'The mail server does not know this address',
  server_refused: 'The mail server refused the message',
  given_up: 'The mail server did not accept it after several tries',
};
