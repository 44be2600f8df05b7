import type { Actor, Integrity } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { newIntegrity, type StoredIntegrity } from '../../entities/integrity';
import { kindOf, type StoredWave, sizesIn } from '../../entities/wave';
import { sharedPlacesOf } from './circumstances';
import { type ComparedSides, countEffects } from './effects';
import type { IntegrityRecords, IntegrityTools } from './integrity.types';
import { levelOf } from './level';
import { makeStatement } from './statement';
import { toWaveView } from './wave.view';

/** Undecided waves first, then the latest. */
const byAttention = (a: StoredWave, b: StoredWave): number =>
  Number(a.decision !== null) - Number(b.decision !== null) || b.until.getTime() - a.until.getTime();

export const analysisOf = ({ state, done, total }: StoredIntegrity): Integrity['analysis'] => ({ state, done, total });

const responsesIn = (rollups: readonly { readonly responses: number; readonly isExcluded: boolean }[]) => {
  let responses = 0;
  let excluded = 0;
  for (const rollup of rollups) {
    responses += rollup.responses;
    if (rollup.isExcluded) excluded += rollup.responses;
  }
  return { responses, excluded };
};

type Tools = Pick<IntegrityTools, 'resultsIn'>;

/** A campaign's integrity as documents show it. */
interface ComparedIntegrity extends ComparedSides {
  readonly integrity: Integrity;
}

/** Its integrity, with the whole results that its effects compare. Throws campaign_not_found. */
export const compareIntegrity = async (
  { actor, reader, clock }: Context<IntegrityRecords, Actor>,
  campaignId: string,
  tools: Tools,
): Promise<ComparedIntegrity> => {
  const records = reader(actor);
  const campaign = await records.campaigns.get(campaignId);
  const [known, stored, sums, rollups, marked, visits, shared, level] = await Promise.all([
    records.integrity.find(campaignId),
    records.waves.list(campaignId),
    records.waveSums.list(campaignId),
    records.rollups.list(campaignId),
    records.responses.count({ campaignId, mark: 'any' }),
    records.visits.sum(campaignId),
    sharedPlacesOf(records, campaignId),
    levelOf(records, campaign, clock.now()),
  ]);
  const comparison = known ?? newIntegrity(campaignId);
  const sizesOf = sizesIn(sums);
  // All responses of an undecided wave may be gone before the next run.
  const waves = stored.filter(({ id, decision }) => decision !== null || sizesOf(id).responses > 0).sort(byAttention);
  const inKind = (kind: 'doubtful' | 'organised'): number =>
    waves.filter((wave) => kindOf(wave) === kind).reduce((sum, { id }) => sum + sizesOf(id).responses, 0);
  const { responses, excluded } = responsesIn(rollups);
  const { effects, largestDifference, changedOrders, ...sides } = await countEffects(
    records,
    { campaignId, waves, rollups, sums },
    tools,
  );
  const figures = { responses, doubtful: inKind('doubtful'), organised: inKind('organised'), excluded };
  const integrity: Integrity = {
    ...level,
    ...figures,
    analysedAt: comparison.analysedAt?.toISOString() ?? null,
    analysis: analysisOf(comparison),
    keyDestroyedAt: comparison.keyDestroyedAt?.toISOString() ?? null,
    waves: waves.map((wave) => toWaveView(wave, sizesOf(wave.id))),
    effects: [...effects],
    statement: makeStatement(
      {
        ...figures,
        marked,
        waves,
        referrers: visits.referrerTypes,
        atSharedPlaces: shared.reduce((sum, day) => sum + day.responses, 0),
        largestDifference,
        changedOrders,
        isKeyDestroyed: comparison.keyDestroyedAt !== null,
      },
      clock.now(),
    ),
  };
  return { integrity, all: sides.all, withoutDoubtful: sides.withoutDoubtful, differences: sides.differences };
};

/** Which responses belong together, what was decided, and what difference it makes. Throws campaign_not_found. */
export const getIntegrity = async (
  context: Context<IntegrityRecords, Actor>,
  campaignId: string,
  tools: Tools,
): Promise<Integrity> => (await compareIntegrity(context, campaignId, tools)).integrity;

/** The same with its tools. */
export type IntegrityOf = (context: Context<IntegrityRecords, Actor>, campaignId: string) => Promise<Integrity>;
