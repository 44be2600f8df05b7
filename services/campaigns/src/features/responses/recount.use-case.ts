import { type Actor, systemActor } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { CampaignRef } from '../../entities/campaign';
import { contributionOf, createGathering } from '../../entities/report';
import { createWaveGathering } from '../../entities/wave';
import { countedBy } from '../../entities/weighting';
import type { CountingRecords, RecountRecords, ResponseRecords } from './response.types';

/** The correct rollups and waves of a campaign, counted from its responses. */
export const countAgain = async (
  { versions, responses }: Pick<CountingRecords, 'versions' | 'responses'>,
  campaignId: string,
  zone: string,
) => {
  const questions = new Map((await versions.list(campaignId)).map((each) => [each.version, each.questions]));
  const gathering = createGathering();
  const waves = createWaveGathering(questions);
  let counted = 0;
  let read = 0;
  for await (const batch of responses.batches({ campaignId }, { withWaves: true })) {
    for (const response of batch) {
      gathering.add(contributionOf(response, questions.get(response.version) ?? [], zone));
      waves.add({ after: { ...response, marks: response.marks ?? [] } });
      read += 1;
      if (!response.isExcluded) counted += 1;
    }
  }
  return { contributions: gathering.all(), waves, counted, read };
};

/** Replaces the rollups and the waves' sums of a campaign by a recount, in the current time zone of the council. */
export const recountCampaign = async (unit: RecountRecords, campaignId: string): Promise<void> => {
  const { councils, counters, rollups, waveSums, waveMembers } = unit;
  const zone = (await councils.find())?.timezone ?? (await counters.get(campaignId)).zone;
  const { contributions, waves, counted } = await countAgain(unit, campaignId, zone);
  await rollups.eraseOfCampaign(campaignId);
  await rollups.add(contributions);
  await waveSums.eraseOfCampaign(campaignId);
  await waveSums.add(waves.sums());
  await waveMembers.eraseOfCampaign(campaignId);
  await waveMembers.put(campaignId, waves.waveOf());
  await counters.replace(campaignId, { responses: counted, zone });
  const weighting = await unit.weightings.find(campaignId);
  // Cells can be too many for this transaction: a job counts them again.
  if (weighting && weighting.cells !== 'none') await unit.weightings.put(countedBy(weighting, weighting.links));
};

/** Recounts one campaign in a unit of work of its council. */
export const recountAt = (
  { unitOfWork }: Context<RecountRecords, Actor>,
  { campaignId, councilId }: CampaignRef,
): Promise<void> => unitOfWork(systemActor('campaigns', councilId), (unit) => recountCampaign(unit, campaignId));

/** Recounts campaigns that are marked for it, for example after a change of a council's time zone. */
export const recountWaiting = async (context: Context<ResponseRecords, Actor>): Promise<void> => {
  const waiting = await context.acrossCouncils.reader().counterSweep.listToRecountAcrossCouncils();
  for (const ref of waiting) await recountAt(context, ref);
};
