import type { subscriberHistoryKinds, subscriberSources, topicStatuses } from './subscriber-terms';

/** How a person came onto the list, on screens. */
export const subscriberSourceLabels: Readonly<Record<(typeof subscriberSources)[number], string>> = {
  opt_in: 'Sign-up page',
  csv_upload: 'Import',
  post_survey: 'After a survey',
  manual: 'Entered by staff',
};

/** A consent of a person. It is `stopped` when the person may get no mail for another reason. */
export const consentStatusLabels: Readonly<Record<(typeof topicStatuses)[number] | 'stopped', string>> = {
  active: 'Given',
  pending: 'Waits for confirmation',
  withdrawn: 'Withdrawn',
  stopped: 'No longer used',
};

/** Events in a person's history. */
export const subscriberHistoryLabels: Readonly<Record<(typeof subscriberHistoryKinds)[number], string>> = {
  added: 'Added',
  signed_up: 'Signed up',
  confirmed: 'Confirmed',
  topics_changed: 'Tags changed',
  address_changed: 'Address changed',
  address_asked: 'New address asked for',
  details_changed: 'Details changed',
  paused: 'Mail paused',
  resumed: 'Pause ended',
  unsubscribed: 'Unsubscribed',
  bounced: 'Bounced',
  complained: 'Complained',
  mail_sent: 'Mail sent',
};
