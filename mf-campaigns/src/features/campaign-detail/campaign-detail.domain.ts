import type { CampaignDetail, Mailing } from '@folkmoot/contracts/client';

const DAY_MS = 86_400_000;

/** D1's number: days since the start date, rounded up; 0 without a start or before it. */
export const daysActive = (startDate: string | null, now: Date): number => {
  if (!startDate) return 0;
  return Math.max(0, Math.ceil((now.getTime() - new Date(startDate).getTime()) / DAY_MS));
};

/** Where the start lies: words that fit to 0 days. */
export const startOf = (startDate: string | null, now: Date): 'none' | 'ahead' | 'past' => {
  if (!startDate) return 'none';
  return new Date(startDate) > now ? 'ahead' : 'past';
};

export interface ReadinessFacts {
  campaign: Pick<CampaignDetail, 'surveyData' | 'deliveryMethods' | 'startDate' | 'endDate'>;
  /** What the survey check says, each in a sentence. */
  survey: { errors: readonly string[]; warnings: readonly string[] };
  hasPrivacyNotice: boolean;
  isPreviewed: boolean;
  now: Date;
}

const readinessIds = ['questions', 'survey', 'window', 'warnings', 'delivery', 'dates', 'privacy', 'preview'] as const;

export interface ReadinessItem {
  id: (typeof readinessIds)[number];
  isDone: boolean;
  /** Whether activation is refused without it (E-12); the rest only warns. */
  isBlocking: boolean;
  /** More to say about it, each in a sentence. */
  details: readonly string[];
}

const isWindowPossible = ({ startDate, endDate }: Pick<CampaignDetail, 'startDate' | 'endDate'>, now: Date) => {
  if (!endDate) return true;
  const end = new Date(endDate);
  return end > now && (!startDate || end >= new Date(startDate));
};

/** What is ready for activation, computed from facts, never from the step that was clicked (E-12, E-97). */
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

/** Whether nothing keeps the campaign from being activated. */
export const isReady = (items: readonly ReadinessItem[]): boolean =>
  items.every(({ isBlocking, isDone }) => isDone || !isBlocking);

export interface InvitationRate {
  readonly answered: number;
  /** That went out and did not come back. */
  readonly delivered: number;
  readonly percent: number;
}

/** Answers by invitation of the invitations that arrived; a reminder is no further invitation. Null while none has arrived. */
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
