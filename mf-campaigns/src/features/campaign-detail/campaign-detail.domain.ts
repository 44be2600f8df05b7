import type { CampaignDetail, Mailing } from '@folkmoot/contracts/client';
import { isBeforeActivation } from '../../entities/campaign/transitions.domain';

const DAY_MS = 86_400_000;

/** Days since the start date, rounded up; 0 without a start or before it. */
export const daysActive = (startDate: string | null, now: Date): number => {
  if (!startDate) return 0;
  return Math.max(0, Math.ceil((now.getTime() - new Date(startDate).getTime()) / DAY_MS));
};

/** Whether the start is missing, in the future or in the past. Explains a value of 0 days. */
export const startOf = (startDate: string | null, now: Date): 'none' | 'ahead' | 'past' => {
  if (!startDate) return 'none';
  return new Date(startDate) > now ? 'ahead' : 'past';
};

/**
 * The survey's title where residents see it beside this title of the campaign; null where both are one. Before the first
 * activation, a survey with the saved title follows the campaign.
 */
export const surveyTitleBeside = (
  { title, status, surveyData }: Pick<CampaignDetail, 'title' | 'status' | 'surveyData'>,
  campaignTitle: string,
): string | null => {
  const isFollowing = surveyData.title === title && isBeforeActivation(status);
  // Surveys of earlier versions have the campaign's title and "Survey". Their pages do not repeat the campaign's title.
  const isOne = [campaignTitle, `${campaignTitle} Survey`].includes(surveyData.title);
  return isFollowing || isOne ? null : surveyData.title;
};

export interface ReadinessFacts {
  campaign: Pick<CampaignDetail, 'surveyData' | 'deliveryMethods' | 'startDate' | 'endDate'>;
  /** The findings of the survey check, as sentences. */
  survey: { errors: readonly string[]; warnings: readonly string[] };
  hasPrivacyNotice: boolean;
  isPreviewed: boolean;
  now: Date;
}

const readinessIds = ['questions', 'survey', 'window', 'warnings', 'delivery', 'dates', 'privacy', 'preview'] as const;

export interface ReadinessItem {
  id: (typeof readinessIds)[number];
  isDone: boolean;
  /** Whether activation is refused without it; the rest only warns. */
  isBlocking: boolean;
  /** More information about the item, as sentences. */
  details: readonly string[];
}

const isWindowPossible = ({ startDate, endDate }: Pick<CampaignDetail, 'startDate' | 'endDate'>, now: Date) => {
  if (!endDate) return true;
  const end = new Date(endDate);
  return end > now && (!startDate || end >= new Date(startDate));
};

/** The parts that are ready for activation. Computed from the data, not from the step that the user clicked. */
export const readiness = ({
  campaign,
  survey,
  hasPrivacyNotice,
  isPreviewed,
  now,
}: ReadinessFacts): ReadinessItem[] => {
  const hasQuestions = campaign.surveyData.questions.length > 0;
  const isOpenEnded = campaign.endDate === null;
  const blocking = (id: ReadinessItem['id'], isDone: boolean, details: readonly string[] = []) => [
    { id, isDone, isBlocking: true, details },
  ];
  const warning = (id: ReadinessItem['id'], isDone: boolean, details: readonly string[] = []) => [
    { id, isDone, isBlocking: false, details },
  ];
  return [
    ...blocking('questions', hasQuestions),
    ...(hasQuestions ? blocking('survey', survey.errors.length === 0, survey.errors) : []),
    ...(isOpenEnded ? [] : blocking('window', isWindowPossible(campaign, now))),
    ...(survey.warnings.length > 0 ? warning('warnings', false, survey.warnings) : []),
    ...warning('delivery', campaign.deliveryMethods.length > 0),
    ...(isOpenEnded ? warning('dates', false) : []),
    ...warning('privacy', hasPrivacyNotice),
    ...(hasQuestions ? warning('preview', isPreviewed) : []),
  ];
};

/** Whether nothing prevents activation. */
export const isReady = (items: readonly ReadinessItem[]): boolean =>
  items.every(({ isBlocking, isDone }) => isDone || !isBlocking);

export interface InvitationRate {
  readonly answered: number;
  /** Sent and not bounced. */
  readonly delivered: number;
  readonly percent: number;
}

/**
 * Responses by invitation per delivered invitation. Reminders are not counted as invitations. Null while none is
 * delivered.
 */
export const invitationRate = (mailings: readonly Pick<Mailing, 'kind' | 'counts'>[]): InvitationRate | null => {
  const invitations = mailings.filter(({ kind }) => kind === 'invitation').map(({ counts }) => counts);
  const delivered = invitations.reduce((sum, { sent, complained }) => sum + sent + complained, 0);
  if (delivered === 0) return null;
  const answered = Math.min(
    delivered,
    invitations.reduce((sum, counts) => sum + counts.answered, 0),
  );
  return { answered, delivered, percent: Math.round((answered / delivered) * 100) };
};
