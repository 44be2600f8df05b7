import { type AnswerSeries, listAnswerSeriesOperation } from '@folkmoot/contracts';
import type { userActor } from '@folkmoot/service-kit/testing';
import { until } from '@folkmoot/service-kit/testing';
import type { TestCampaigns } from './campaigns-service';

/** The series of a campaign when none of them is being imported, newest first. */
export const endedSeries = async (
  service: TestCampaigns,
  campaignId: string,
  as: ReturnType<typeof userActor>,
): Promise<readonly AnswerSeries[]> => {
  let items: readonly AnswerSeries[] = [];
  await until(async () => {
    items = (await service.call(listAnswerSeriesOperation, { as, params: { campaignId } })).body.items;
    return items.every(({ state }) => state !== 'importing');
  });
  return items;
};
