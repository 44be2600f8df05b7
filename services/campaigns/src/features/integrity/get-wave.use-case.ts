import type { getWaveOperation, ResponseOf } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { toResponseView } from '../../entities/response';
import { sizesIn } from '../../entities/wave';
import { countWaveEffects } from './effects';
import type { IntegrityRecords, IntegrityTools } from './integrity.types';
import { toWaveView } from './wave.view';

interface WaveRef {
  readonly campaignId: string;
  readonly waveId: string;
}

/** One wave with its sample and its effects. Throws campaign_not_found and wave_not_found. */
export const getWave = async (
  { actor, reader }: Context<IntegrityRecords>,
  { campaignId, waveId }: WaveRef,
  tools: Pick<IntegrityTools, 'resultsIn'>,
): Promise<ResponseOf<typeof getWaveOperation>> => {
  const records = reader(actor);
  await records.campaigns.get(campaignId);
  const wave = await records.waves.get(campaignId, waveId);
  const [sums, sample] = await Promise.all([
    records.waveSums.list(campaignId),
    records.responses.listByIds(campaignId, wave.sample),
  ]);
  const effects = await countWaveEffects(records, { campaignId, waveId, sums }, tools);
  return {
    wave: toWaveView(wave, sizesIn(sums)(waveId)),
    sample: sample.sort((a, b) => (a.number ?? 0) - (b.number ?? 0)).map(toResponseView),
    effects: [...effects],
    exceptIds: [...wave.except],
  };
};

/** The ids of its responses, the newest first. Throws campaign_not_found and wave_not_found. */
export const listWaveResponses = async (
  { actor, reader }: Context<IntegrityRecords>,
  { campaignId, waveId }: WaveRef,
  page: { readonly cursor?: string | undefined; readonly limit?: number | undefined },
): Promise<{ items: string[]; nextCursor: string | null }> => {
  const records = reader(actor);
  await records.campaigns.get(campaignId);
  await records.waves.get(campaignId, waveId);
  const { items, nextCursor } = await records.responses.list({ campaignId, waves: [waveId], ...page });
  return { items: items.map(({ id }) => id), nextCursor };
};
