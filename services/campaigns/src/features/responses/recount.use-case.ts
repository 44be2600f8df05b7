import { systemActor } from '@folkmoot/contracts';
import type { CampaignsUnit, Deps, Repositories } from '../../records/repositories';
import { contributionOf, createGathering } from '../../records/rollup.domain';
import type { CampaignPlace } from '../../records/sweep.repository';

/** What the rollups of a campaign must be, from its responses. */
export const countAgain = async (
  { versions, responses }: Pick<Repositories, 'versions' | 'responses'>,
  campaignId: string,
  zone: string,
) => {
  const questions = new Map((await versions.list(campaignId)).map((each) => [each.version, each.questions]));
  const gathering = createGathering();
  let counted = 0;
  let read = 0;
  for await (const batch of responses.batches({ campaignId })) {
    for (const response of batch) {
      gathering.add(contributionOf(response, questions.get(response.version) ?? [], zone));
      read += 1;
      if (!response.isExcluded) counted += 1;
    }
  }
  return { contributions: gathering.all(), counted, read };
};

/** Makes the rollups of a campaign anew from its responses, in the zone that its council has now. */
export const recountCampaign = async (unit: CampaignsUnit, campaignId: string): Promise<void> => {
  const { councils, counters, rollups } = unit;
  const zone = (await councils.find())?.timezone ?? (await counters.get(campaignId)).zone;
  const { contributions, counted } = await countAgain(unit, campaignId, zone);
  await rollups.eraseOfCampaign(campaignId);
  await rollups.add(contributions);
  await counters.replace(campaignId, { responses: counted, zone });
};

/** The same as one unit of work in the campaign's council. */
export const recountAt = ({ unitOfWork }: Deps, { campaignId, councilId }: CampaignPlace): Promise<void> =>
  unitOfWork(systemActor('campaigns', councilId), (unit) => recountCampaign(unit, campaignId));

/** Recounts what is waiting for it, as after a change of a council's time zone. */
export const recountWaiting = async (deps: Deps): Promise<void> => {
  const waiting = await deps.readerAcrossCouncils().sweeps.listToRecountAcrossCouncils();
  for (const place of waiting) await recountAt(deps, place);
};
