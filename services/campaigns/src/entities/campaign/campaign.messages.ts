import { type CampaignStatus, REOPEN_DAYS } from '@folkmoot/contracts';

const statusWords: Readonly<Record<CampaignStatus, string>> = {
  draft: 'a draft',
  survey_building: 'still being built',
  ready: 'not active yet',
  scheduled: 'scheduled',
  active: 'active',
  paused: 'paused',
  completed: 'completed',
  archived: 'archived',
};

const verbWords = {
  activate: 'activated',
  unschedule: 'unscheduled',
  open: 'opened',
  pause: 'paused',
  resume: 'resumed',
  complete: 'completed',
  reopen: 'reopened',
  archive: 'archived',
  unarchive: 'brought back from the archive',
} as const;

/** Reasons for refused actions on a campaign, shown to the user. */
export const campaignMessages = {
  notAllowed: (verb: keyof typeof verbWords, status: CampaignStatus): string =>
    verb === 'archive' && status === 'active'
      ? 'This campaign is active. Complete it before it is archived.'
      : `This campaign is ${statusWords[status]} and cannot be ${verbWords[verb]}.`,
  publishNotAllowed: (status: CampaignStatus): string =>
    status === 'completed' || status === 'archived'
      ? `This campaign is ${statusWords[status]}; its survey can no longer be published.`
      : 'Activate the campaign to publish its survey.',
  reopenTooLate: `This campaign was completed more than ${REOPEN_DAYS} days ago and can no longer be reopened. Duplicate it to ask again.`,
  keptTooLong: (longest: number): string =>
    `Your council keeps responses for at most ${longest} ${longest === 1 ? 'day' : 'days'}. Choose fewer, or ask an administrator to allow more.`,
  endHasPassed: 'The end date has already passed. Choose a later end date.',
} as const;
