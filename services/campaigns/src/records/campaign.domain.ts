import {
  type CampaignSnapshot,
  type CampaignStatus,
  type CampaignStep,
  type CampaignVerb,
  campaignTransitions,
  DEFAULT_TARGET_AUDIENCE,
  DEFAULT_TARGET_RESPONSES,
  DomainError,
  type deliveryMethods,
  errorCodes,
  type FieldProblem,
  type frequencies,
} from '@folkmoot/contracts';
import { campaignMessages } from './campaign.messages';

export interface StatusChange {
  readonly from: CampaignStatus;
  readonly to: CampaignStatus;
  readonly at: Date;
  /** A user's id; null when time did it. */
  readonly by: string | null;
}

export interface Delivery {
  readonly deliveryMethods: readonly (typeof deliveryMethods)[number][];
  readonly targetAudience: string;
  readonly frequency: (typeof frequencies)[number];
  readonly targetResponses: number | null;
  readonly startDate: Date | null;
  readonly endDate: Date | null;
  readonly deliveryConfig: { readonly roundOpenDays?: number | undefined };
}

export interface Campaign extends Delivery {
  readonly id: string;
  readonly councilId: string;
  readonly revision: number;
  readonly surveyId: string;
  readonly createdBy: string;
  readonly title: string;
  readonly description: string;
  readonly status: CampaignStatus;
  readonly currentStep: CampaignStep;
  readonly statusHistory: readonly StatusChange[];
  /** The last round of which it was said that it opened, or closed. */
  readonly roundsTold: { readonly number: number; readonly isOpen: boolean } | null;
  /** Days after which its responses are deleted; null for what the council says. */
  readonly retentionDays: number | null;
  /** 0 before the survey was first published. */
  readonly publishedVersion: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
  /** When it had been deleted before it was brought back: in that time it took no answers. */
  readonly absences: readonly { readonly from: Date; readonly to: Date }[];
}

export type NewCampaign = Omit<Campaign, 'councilId' | 'revision'>;

export interface Happening {
  readonly now: Date;
  readonly by: string | null;
}

/** A new campaign with the defaults of the specification. */
export const newCampaign = (
  given: Pick<Campaign, 'id' | 'surveyId' | 'createdBy' | 'title' | 'description'>,
  now: Date,
): NewCampaign => ({
  ...given,
  targetAudience: DEFAULT_TARGET_AUDIENCE,
  targetResponses: DEFAULT_TARGET_RESPONSES,
  status: 'draft',
  currentStep: 'setup',
  frequency: 'once',
  deliveryMethods: [],
  deliveryConfig: {},
  startDate: null,
  endDate: null,
  statusHistory: [],
  roundsTold: null,
  retentionDays: null,
  publishedVersion: 0,
  createdAt: now,
  updatedAt: now,
  deletedAt: null,
  absences: [],
});

const toStatus = (campaign: Campaign, to: CampaignStatus, { now, by }: Happening): Campaign =>
  campaign.status === to
    ? campaign
    : {
        ...campaign,
        status: to,
        statusHistory: [...campaign.statusHistory, { from: campaign.status, to, at: now, by }],
        updatedAt: now,
      };

const notAllowed = (verb: CampaignVerb, status: CampaignStatus): DomainError =>
  new DomainError('transition_not_allowed', { detail: campaignMessages.notAllowed(verb, status) });

const datesRefused = (message: string): DomainError =>
  new DomainError('campaign_dates_reversed', { detail: message, fields: [{ path: 'endDate', message }] });

/** Throws campaign_dates_reversed when the end lies before the start. */
export const checkDates = ({ startDate, endDate }: Pick<Delivery, 'startDate' | 'endDate'>): void => {
  if (startDate && endDate && endDate < startDate) throw datesRefused(errorCodes.campaign_dates_reversed.message);
};

const checkOpening = (campaign: Campaign, now: Date): void => {
  checkDates(campaign);
  if (campaign.endDate && campaign.endDate <= now) throw datesRefused(campaignMessages.endHasPassed);
};

const targetStatus = (campaign: Campaign, verb: CampaignVerb, now: Date): CampaignStatus => {
  const target = campaignTransitions[campaign.status][verb];
  if (!target) throw notAllowed(verb, campaign.status);
  if (target !== 'live') return target;
  checkOpening(campaign, now);
  return campaign.startDate && campaign.startDate > now ? 'scheduled' : 'active';
};

/** Moves a campaign by a verb that needs no look at its survey. Throws transition_not_allowed. */
export const move = (campaign: Campaign, verb: Exclude<CampaignVerb, 'activate'>, happening: Happening): Campaign =>
  toStatus(campaign, targetStatus(campaign, verb, happening.now), happening);

export interface SurveyState {
  readonly questions: number;
  readonly problems: readonly FieldProblem[];
}

/** Throws campaign_without_questions, or survey_not_ready with a field for each problem. */
export const checkSurveyState = ({ questions, problems }: SurveyState): void => {
  if (questions === 0) throw new DomainError('campaign_without_questions');
  if (problems.length > 0) throw new DomainError('survey_not_ready', { fields: problems });
};

/** Opens a campaign now or at its start. Blocked only by what E-12 names. */
export const activate = (campaign: Campaign, survey: SurveyState, happening: Happening): Campaign => {
  if (!campaignTransitions[campaign.status].activate) throw notAllowed('activate', campaign.status);
  checkSurveyState(survey);
  const opened = toStatus(campaign, targetStatus(campaign, 'activate', happening.now), happening);
  return {
    ...opened,
    currentStep: 'active',
    startDate: campaign.startDate ?? happening.now,
    updatedAt: happening.now,
  };
};

const canPublish: ReadonlySet<CampaignStatus> = new Set(['scheduled', 'active', 'paused']);

/** Throws unless the campaign is one whose survey residents can see, now or soon. */
export const checkMayPublish = ({ status }: Pick<Campaign, 'status'>): void => {
  if (!canPublish.has(status)) {
    throw new DomainError('transition_not_allowed', { detail: campaignMessages.publishNotAllowed(status) });
  }
};

const derived: ReadonlySet<CampaignStatus> = new Set(['draft', 'survey_building', 'ready']);

/** The status that follows from the survey before the first activation (F-7). */
export const statusOfSurvey = ({ questions, problems }: SurveyState): CampaignStatus => {
  if (questions === 0) return 'draft';
  return problems.length > 0 ? 'survey_building' : 'ready';
};

const stepsBeforeDelivery: ReadonlySet<CampaignStep> = new Set(['setup', 'survey']);

/** What saving the survey does to its campaign: its status before the first activation, and never a step back (E-81). */
export const afterSurveySave = (campaign: Campaign, survey: SurveyState, happening: Happening): Campaign => {
  const isBefore = derived.has(campaign.status) && campaign.publishedVersion === 0;
  const next = isBefore ? toStatus(campaign, statusOfSurvey(survey), happening) : campaign;
  const currentStep = isBefore && stepsBeforeDelivery.has(next.currentStep) ? 'delivery' : next.currentStep;
  return { ...next, currentStep, updatedAt: happening.now };
};

/** SMS needs a provider, and there is none yet (F-18, E-21). */
const checkMethods = ({ deliveryMethods }: Delivery): void => {
  if (!deliveryMethods.includes('sms')) return;
  const { message } = errorCodes.delivery_method_unavailable;
  throw new DomainError('delivery_method_unavailable', { fields: [{ path: 'deliveryMethods', message }] });
};

/** Rounds are numbered from the start, so once they have begun their rhythm stays. */
const checkRounds = (campaign: Campaign, delivery: Delivery, now: Date): void => {
  const { frequency, startDate, publishedVersion } = campaign;
  if (frequency === 'once' || publishedVersion === 0 || startDate === null || startDate > now) return;
  const isSame = delivery.frequency === frequency && delivery.startDate?.getTime() === startDate.getTime();
  if (!isSame) throw new DomainError('campaign_rounds_begun');
};

/**
 * How, to whom and when. A campaign that has been activated keeps its start when none is given. Throws
 * campaign_dates_reversed, campaign_rounds_begun or delivery_method_unavailable. The status stays; time moves it.
 */
export const withDelivery = (campaign: Campaign, given: Delivery, now: Date): Campaign => {
  const kept = campaign.publishedVersion > 0 ? campaign.startDate : null;
  const delivery = { ...given, startDate: given.startDate ?? kept };
  checkMethods(delivery);
  checkDates(delivery);
  checkRounds(campaign, delivery, now);
  return { ...campaign, ...delivery, updatedAt: now };
};

/** How long its responses are kept, within what the council allows. Throws retention_too_long. */
export const withRetention = (
  campaign: Campaign,
  retentionDays: number | null,
  { longest, now }: { longest: number | null; now: Date },
): Campaign => {
  if (retentionDays !== null && longest !== null && retentionDays > longest) {
    const message = campaignMessages.keptTooLong(longest);
    throw new DomainError('retention_too_long', { detail: message, fields: [{ path: 'retentionDays', message }] });
  }
  return { ...campaign, retentionDays, updatedAt: now };
};

export const isDueToOpen = ({ status, startDate }: Campaign, now: Date): boolean =>
  status === 'scheduled' && (startDate === null || startDate <= now);

export const isDueToEnd = ({ status, endDate }: Campaign, now: Date): boolean =>
  (status === 'active' || status === 'paused') && endDate !== null && endDate <= now;

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** What other services are told of a campaign. */
export const snapshotOf = (campaign: Campaign): CampaignSnapshot => ({
  id: campaign.id,
  councilId: campaign.councilId,
  title: campaign.title,
  description: campaign.description,
  status: campaign.status,
  frequency: campaign.frequency,
  startDate: iso(campaign.startDate),
  endDate: iso(campaign.endDate),
  publishedVersion: campaign.publishedVersion,
  ...(campaign.deliveryConfig.roundOpenDays === undefined
    ? {}
    : { roundOpenDays: campaign.deliveryConfig.roundOpenDays }),
  retentionDays: campaign.retentionDays,
  isDeleted: campaign.deletedAt !== null,
  revision: campaign.revision,
});
