import type { Question } from '@folkmoot/contracts';
import type { FollowedRecords } from './wave-content.repository';
import { concernsWaves, createWaveGathering, type WaveChange } from './wave-sum.domain';

interface Changes {
  readonly campaignId: string;
  readonly changes: readonly WaveChange[];
  /** The versions of these responses, when the caller has read them. */
  readonly versions?: readonly { readonly version: number; readonly questions: readonly Question[] }[];
}

/**
 * Follows new, changed and deleted responses in the sums and the members of waves, in the transaction that also changes
 * the responses.
 */
export const followWaves = async (unit: FollowedRecords, { campaignId, changes, versions }: Changes): Promise<void> => {
  const concerned = changes.filter(concernsWaves);
  if (concerned.length === 0) return;
  const asked = versions ?? (await unit.versions.list(campaignId));
  const gathering = createWaveGathering(new Map(asked.map((each) => [each.version, each.questions])));
  for (const change of concerned) gathering.add(change);
  await unit.waveSums.add(gathering.sums());
  await unit.waveMembers.put(campaignId, gathering.waveOf());
};
