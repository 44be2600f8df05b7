import {
  type CampaignSnapshot,
  type CampaignStatus,
  type CampaignStep,
  type CampaignTexts,
  type CampaignVerb,
  campaignTransitions,
  DEFAULT_TARGET_AUDIENCE,
  DEFAULT_TARGET_RESPONSES,
  DomainError,
  type deliveryMethods,
  errorCodes,
  type FieldProblem,
  type FullAnswers,
  type frequencies,
  type IntegrityLevel,
  lastCompletedAt,
  reopenableUntil,
} from '@folkmoot/contracts';
import { campaignMessages } from './campaign.messages';

export interface StatusChange {
  readonly from: CampaignStatus;
  readonly to: CampaignStatus;
  readonly at: Date;
  /** A user's id; null when the clock caused the change. */
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

export interface Campaign extends Delivery, Readonly<CampaignTexts> {
  readonly id: string;
  readonly councilId: string;
  readonly revision: number;
  readonly surveyId: string;
  readonly createdBy: string;
  /** The council's own words to group campaigns. */
  readonly labels: readonly string[];
  readonly status: CampaignStatus;
  readonly currentStep: CampaignStep;
  readonly statusHistory: readonly StatusChange[];
  /** The last round whose opening or closing was published. */
  readonly roundsTold: { readonly number: number; readonly isOpen: boolean } | null;
  /** Days until responses are deleted; null uses the council's rule. */
  readonly retentionDays: number | null;
  /** The last part of its short address below the council. */
  readonly shortName: string | null;
  /** Short names that it had before, and that still lead to it, oldest first. */
  readonly formerShortNames: readonly string[];
  /** The round whose limit of responses is reached. Missing or null when there is room. */
  readonly fullRound?: number | null;
  /** In a round, the answers whose quotas are reached. */
  readonly fullAnswers?: FullAnswers | null;
  /** How it defends itself against an attack. Missing while it is automatic. */
  readonly integrityLevel?: IntegrityLevel | null;
  /** 0 before the first publication. */
  readonly publishedVersion: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
  /** Times during which it was deleted before a restore. It accepted no answers then. */
  readonly absences: readonly { readonly from: Date; readonly to: Date }[];
}

export type NewCampaign = Omit<Campaign, 'councilId' | 'revision'>;

export interface ChangeStamp {
  readonly now: Date;
  readonly by: string | null;
}

/** A new campaign with the defaults of the specification. */
export const newCampaign = (
  input: Pick<Campaign, 'id' | 'surveyId' | 'createdBy'> & CampaignTexts,
  now: Date,
): NewCampaign => ({
  ...input,
  labels: [],
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
  shortName: null,
  formerShortNames: [],
  publishedVersion: 0,
  createdAt: now,
  updatedAt: now,
  deletedAt: null,
  absences: [],
});

/** The campaign with another status and an entry in its history. */
export const toStatus = (campaign: Campaign, to: CampaignStatus, { now, by }: ChangeStamp): Campaign =>
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

/** Throws campaign_dates_reversed when the end is before the start. */
export const checkDates = ({ startDate, endDate }: Pick<Delivery, 'startDate' | 'endDate'>): void => {
  if (startDate && endDate && endDate < startDate) throw datesRefused(errorCodes.campaign_dates_reversed.message);
};

/** Throws campaign_dates_reversed when the end has passed, because an open campaign would close for ever. */
export const checkEndAhead = ({ endDate }: Pick<Delivery, 'endDate'>, now: Date): void => {
  if (endDate && endDate <= now) throw datesRefused(campaignMessages.endHasPassed);
};

/** An opened campaign is scheduled until its start. */
const liveStatus = (campaign: Campaign, now: Date): CampaignStatus => {
  checkDates(campaign);
  checkEndAhead(campaign, now);
  return campaign.startDate && campaign.startDate > now ? 'scheduled' : 'active';
};

const targetOf = (campaign: Campaign, verb: CampaignVerb) => {
  const target = campaignTransitions[campaign.status][verb];
  if (!target) throw notAllowed(verb, campaign.status);
  return target;
};

/** Verbs that depend only on the campaign, not on its survey. */
export type PlainVerb = Exclude<CampaignVerb, 'activate' | 'unschedule' | 'unarchive'>;

/** Removes an end date that has passed before reopening, because it would complete the campaign again at once. */
const readyToReopen = (campaign: Campaign, now: Date): Campaign => {
  const completedAt = lastCompletedAt(campaign.statusHistory);
  if (completedAt && reopenableUntil(completedAt) < now) {
    throw new DomainError('transition_not_allowed', { detail: campaignMessages.reopenTooLate });
  }
  return campaign.endDate && campaign.endDate <= now ? { ...campaign, endDate: null } : campaign;
};

/** Applies a verb that does not depend on the survey. Throws transition_not_allowed. */
export const move = (campaign: Campaign, verb: PlainVerb, stamp: ChangeStamp): Campaign => {
  const target = targetOf(campaign, verb);
  const ready = verb === 'reopen' ? readyToReopen(campaign, stamp.now) : campaign;
  if (target === 'waiting' || target === 'former') throw notAllowed(verb, campaign.status);
  return toStatus(ready, target === 'live' ? liveStatus(ready, stamp.now) : target, stamp);
};

/**
 * Throws stale_revision when the start date is not the one that the person saw. `undefined`: the client did not send
 * what the person saw.
 */
export const checkSeenStart = ({ startDate }: Pick<Delivery, 'startDate'>, seen: Date | null | undefined): void => {
  if (seen !== undefined && seen?.getTime() !== startDate?.getTime()) throw new DomainError('stale_revision');
};

export interface SurveyState {
  readonly questions: number;
  readonly problems: readonly FieldProblem[];
}

/** Throws campaign_without_questions, or survey_not_ready with a field for each problem. */
export const checkSurveyState = ({ questions, problems }: SurveyState): void => {
  if (questions === 0) throw new DomainError('campaign_without_questions');
  if (problems.length > 0) throw new DomainError('survey_not_ready', { fields: problems });
};

/**
 * Opens a campaign now or at its start. Throws when the status does not allow it, and when the survey is empty or has
 * errors.
 */
export const activate = (campaign: Campaign, survey: SurveyState, stamp: ChangeStamp): Campaign => {
  targetOf(campaign, 'activate');
  checkSurveyState(survey);
  const opened = toStatus(campaign, liveStatus(campaign, stamp.now), stamp);
  return {
    ...opened,
    currentStep: 'active',
    startDate: campaign.startDate ?? stamp.now,
    updatedAt: stamp.now,
  };
};

const canPublish: ReadonlySet<CampaignStatus> = new Set(['scheduled', 'active', 'paused']);

/** Throws unless residents can see the survey of the campaign now or soon. */
export const checkMayPublish = ({ status }: Pick<Campaign, 'status'>): void => {
  if (!canPublish.has(status)) {
    throw new DomainError('transition_not_allowed', { detail: campaignMessages.publishNotAllowed(status) });
  }
};

/** The statuses that follow from the survey. */
export const beforeActivation: readonly CampaignStatus[] = ['draft', 'survey_building', 'ready'];

/** Whether the status follows from the survey: before the first activation, or after the schedule was taken back. */
export const isBeforeActivation = ({ status }: Pick<Campaign, 'status'>): boolean => beforeActivation.includes(status);

/** The status that follows from the survey before the first activation. */
export const statusOfSurvey = ({ questions, problems }: SurveyState): CampaignStatus => {
  if (questions === 0) return 'draft';
  return problems.length > 0 ? 'survey_building' : 'ready';
};

/** A campaign that was open before becomes paused, because residents know it. */
const waitingStatus = (campaign: Campaign, survey: SurveyState): CampaignStatus =>
  campaign.statusHistory.some(({ to }) => to === 'active') ? 'paused' : statusOfSurvey(survey);

/**
 * Takes back the activation of a scheduled campaign: its status follows from the survey again. A campaign that was open
 * before becomes paused, because residents know it. Throws transition_not_allowed.
 */
export const unschedule = (campaign: Campaign, survey: SurveyState, stamp: ChangeStamp): Campaign => {
  targetOf(campaign, 'unschedule');
  return toStatus(campaign, waitingStatus(campaign, survey), stamp);
};

/** The status before the archive. A start that has passed in the meantime opens nothing: the campaign waits instead. */
const formerStatus = (campaign: Campaign, survey: SurveyState, now: Date): CampaignStatus => {
  const former = campaign.statusHistory.findLast(({ to }) => to === 'archived')?.from;
  if (former === 'completed' || former === 'paused') return former;
  const isAhead = campaign.startDate !== null && campaign.startDate > now;
  return former === 'scheduled' && isAhead ? 'scheduled' : waitingStatus(campaign, survey);
};

/** Brings an archived campaign back, in the status that it had before. Throws transition_not_allowed. */
export const unarchive = (campaign: Campaign, survey: SurveyState, stamp: ChangeStamp): Campaign => {
  targetOf(campaign, 'unarchive');
  return toStatus(campaign, formerStatus(campaign, survey, stamp.now), stamp);
};

const stepsBeforeDelivery: ReadonlySet<CampaignStep> = new Set(['setup', 'survey']);

/**
 * Applies a saved survey to its campaign: may change the status before the first activation, and never goes a step
 * back.
 */
export const afterSurveySave = (campaign: Campaign, survey: SurveyState, stamp: ChangeStamp): Campaign => {
  const isBefore = isBeforeActivation(campaign);
  const next = isBefore ? toStatus(campaign, statusOfSurvey(survey), stamp) : campaign;
  const currentStep = isBefore && stepsBeforeDelivery.has(next.currentStep) ? 'delivery' : next.currentStep;
  return { ...next, currentStep, updatedAt: stamp.now };
};

/** Sets how long its responses are kept, up to the council's limit. Throws retention_too_long. */
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

/** Upper limit of former short names; the oldest one ends first. */
const MOST_FORMER_SHORT_NAMES = 20;

/** All short names that lead to a campaign, the present one first. */
export const shortNamesOf = ({ shortName, formerShortNames }: Pick<Campaign, 'shortName' | 'formerShortNames'>) =>
  shortName === null ? [] : [shortName, ...formerShortNames];

/** Sets its short name. A replaced one still leads to the campaign; null removes all of them. */
export const withShortName = (campaign: Campaign, shortName: string | null, now: Date): Campaign => {
  const before = [...campaign.formerShortNames, ...(campaign.shortName === null ? [] : [campaign.shortName])];
  const former = shortName === null ? [] : before.filter((name) => name !== shortName);
  return { ...campaign, shortName, formerShortNames: former.slice(-MOST_FORMER_SHORT_NAMES), updatedAt: now };
};

export const isDueToOpen = ({ status, startDate }: Campaign, now: Date): boolean =>
  status === 'scheduled' && (startDate === null || startDate <= now);

export const isDueToEnd = ({ status, endDate }: Campaign, now: Date): boolean =>
  (status === 'active' || status === 'paused') && endDate !== null && endDate <= now;

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** The snapshot of a campaign for other services. */
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
  shortName: campaign.shortName,
  formerShortNames: [...campaign.formerShortNames],
  ...(campaign.fullRound == null ? {} : { fullRound: campaign.fullRound }),
  ...(campaign.fullAnswers == null ? {} : { fullAnswers: campaign.fullAnswers }),
  ...(campaign.integrityLevel == null ? {} : { integrityLevel: campaign.integrityLevel }),
  labels: [...campaign.labels],
  isDeleted: campaign.deletedAt !== null,
  revision: campaign.revision,
});
