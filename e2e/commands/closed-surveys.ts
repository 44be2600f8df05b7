import type { Page } from '@playwright/test';
import { activateCampaign, expectPublicState, makeCampaign } from './campaigns';

const DAY_MS = 86_400_000;

/** A survey that opens later, and one that is between two rounds. */
export const closedSurveys = async (office: Page): Promise<{ later: string; between: string }> => {
  const opening = (days: number) => ({ startDate: new Date(Date.now() + days * DAY_MS).toISOString() });
  const later = await makeCampaign(office, 'Winter service', opening(30));
  const between = await makeCampaign(office, 'Market days', { ...opening(-5), frequency: 'weekly' });
  await activateCampaign(office, later);
  await activateCampaign(office, between);
  await expectPublicState(office, later, 'not_yet_open');
  await expectPublicState(office, between, 'closed');
  return { later: `/riverside/survey/${later}`, between: `/riverside/survey/${between}` };
};
