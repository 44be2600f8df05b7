import type { CampaignDetail, CampaignStatus } from '@folkmoot/contracts/client';
import type { ReadinessItem } from './campaign-detail.domain';

/** The tabs where something can be completed. */
type WorkTab = 'builder' | 'delivery';

const placeOf: Readonly<Partial<Record<ReadinessItem['id'], WorkTab>>> = {
  questions: 'builder',
  survey: 'builder',
  window: 'delivery',
};

/** The tab where the first open item that prevents activation can be completed. */
export const blockedAt = (items: readonly ReadinessItem[]): WorkTab | null => {
  const open = items.find(({ isBlocking, isDone }) => isBlocking && !isDone);
  return open ? (placeOf[open.id] ?? null) : null;
};

/** The one main action of a campaign: a transition, or a way to one of its tabs. */
export type HeadAction = 'activate' | 'pause' | WorkTab | 'reports';

/** Before activation, the next open item leads to its tab. On that tab, Activate saves first and says what is missing. */
const beforeActivation = (blocked: WorkTab | null, tab: string): HeadAction =>
  blocked !== null && blocked !== tab ? blocked : 'activate';

const actions: Readonly<Record<CampaignStatus, (blocked: WorkTab | null, tab: string) => HeadAction>> = {
  draft: beforeActivation,
  survey_building: beforeActivation,
  ready: () => 'activate',
  scheduled: () => 'delivery',
  active: () => 'pause',
  paused: () => 'activate',
  completed: () => 'reports',
  archived: () => 'reports',
};

/** The main action in a status. Null where it would lead to the tab that is open already. */
export const headActionOf = (
  { status }: Pick<CampaignDetail, 'status'>,
  blocked: WorkTab | null,
  tab: string,
): HeadAction | null => {
  const action = actions[status](blocked, tab);
  return action === tab ? null : action;
};
