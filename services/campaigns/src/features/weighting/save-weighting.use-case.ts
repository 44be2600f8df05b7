import { isDeepStrictEqual } from 'node:util';
import { DomainError, type WeightingChoice, weightingChangedEvent } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { newWeighting, withCurrentLinks } from '../../entities/weighting';
import type { WeightingChoiceRecords } from './weighting.types';

const changeOf = (before: boolean, after: boolean): 'on' | 'off' | 'changed' => {
  if (before === after) return 'changed';
  return after ? 'on' : 'off';
};

/** A choice, and the revision of the one that the person saw. */
type Chosen = WeightingChoice & { readonly revision?: number | undefined };

/** Stores how a campaign is weighted. Its cells are counted afterwards. Throws campaign_not_found and stale_revision. */
export const saveWeighting = (
  { actor, unitOfWork }: Context<WeightingChoiceRecords>,
  campaignId: string,
  { targets, merges, revision: seen, ...choice }: Chosen,
): Promise<void> =>
  unitOfWork(actor, async (unit) => {
    const { councilId } = await unit.campaigns.get(campaignId);
    // No response may arrive between the old cells and the new ones.
    await unit.counters.getForChange(campaignId);
    const known = (await unit.weightings.find(campaignId)) ?? newWeighting(campaignId, councilId);
    if (seen !== undefined && seen !== known.choiceRevision) throw new DomainError('stale_revision');
    const chosen = { ...known, ...choice, targets, merges };
    if (isDeepStrictEqual(chosen, { targets: undefined, merges: undefined, ...known })) return;
    const changed = { ...chosen, choiceRevision: known.choiceRevision + 1 };
    const { revision } = await unit.weightings.put(await withCurrentLinks(unit, changed));
    await unit.outbox.add(weightingChangedEvent, {
      aggregate: { type: 'weighting', id: campaignId, revision },
      payload: { campaignId, change: changeOf(known.isOn, chosen.isOn), dimensions: chosen.dimensionIds },
    });
  });
