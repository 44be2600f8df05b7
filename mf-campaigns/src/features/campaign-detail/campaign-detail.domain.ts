import type { CampaignDetail, CampaignStatus } from '@folkmoot/contracts/client';

const DAY_MS = 86_400_000;

/** D1's number: days since the start date, rounded up; 0 without a start or before it. */
export const daysActive = (startDate: string | null, now: Date): number => {
  if (!startDate) return 0;
  return Math.max(0, Math.ceil((now.getTime() - new Date(startDate).getTime()) / DAY_MS));
};

/** Days on which the campaign was really open, from its status history (E-14). */
export const daysOpen = ({ statusHistory }: Pick<CampaignDetail, 'statusHistory'>, now: Date): number => {
  let openMs = 0;
  let since: number | null = null;
  for (const { to, at } of statusHistory) {
    const moment = new Date(at).getTime();
    if (since !== null) openMs += moment - since;
    since = to === 'active' ? moment : null;
  }
  if (since !== null) openMs += now.getTime() - since;
  return Math.ceil(openMs / DAY_MS);
};

const activatable: readonly CampaignStatus[] = ['draft', 'survey_building', 'ready', 'paused'];
const completable: readonly CampaignStatus[] = ['active', 'paused', 'scheduled'];

export const canActivate = (status: CampaignStatus): boolean => activatable.includes(status);
export const canComplete = (status: CampaignStatus): boolean => completable.includes(status);

export interface ReadinessItem {
  id: 'questions' | 'delivery' | 'dates';
  isDone: boolean;
  /** Whether activation is refused without it (E-12); the rest only warns. */
  isBlocking: boolean;
}

/** What is ready for activation, computed from facts, never from the step that was clicked. */
export const readiness = (
  campaign: Pick<CampaignDetail, 'surveyData' | 'deliveryMethods' | 'endDate'>,
): ReadinessItem[] => [
  { id: 'questions', isDone: campaign.surveyData.questions.length > 0, isBlocking: true },
  { id: 'delivery', isDone: campaign.deliveryMethods.length > 0, isBlocking: false },
  { id: 'dates', isDone: campaign.endDate !== null, isBlocking: false },
];
