import { decodeTraces, encodeTraces } from '@folkmoot/integrity';
import type { Response } from '../response/response.domain';
import type { ResponseRepository } from '../response/response.repository';
import type { WaveRepository } from '../wave/wave.repository';
import type { WaveContentRecords } from '../wave/wave-content.repository';
import { withoutKey } from './integrity.domain';
import type { IntegrityRepository, TraceRepository } from './integrity.repository';

export interface IntegrityRecords extends WaveContentRecords {
  readonly integrity: IntegrityRepository;
  readonly traces: TraceRepository;
  readonly waves: WaveRepository;
}

type Gone = Pick<Response, 'id' | 'number'>;

const forgetTraces = async ({ traces }: IntegrityRecords, campaignId: string, gone: readonly Gone[]): Promise<void> => {
  const numbers = new Set(gone.flatMap(({ number }) => (number === undefined ? [] : [number])));
  for (const chunk of await traces.listOf(campaignId, [...numbers])) {
    const kept = decodeTraces(chunk.bytes).filter(({ number }) => !numbers.has(number));
    if (kept.length === 0) await traces.delete(campaignId, chunk.from);
    else await traces.put({ ...chunk, bytes: encodeTraces(kept) });
  }
};

/**
 * Takes erased responses out of the traces and samples. Call it after they are deleted, in the same transaction. When no
 * response is left, the key goes too.
 */
export const forgetInIntegrity = async (
  unit: IntegrityRecords & { readonly responses: ResponseRepository },
  campaignId: string,
  gone: readonly Gone[],
  now: Date,
): Promise<void> => {
  const integrity = await unit.integrity.find(campaignId);
  if (!integrity) return;
  await unit.waves.forgetResponses(
    campaignId,
    gone.map(({ id }) => id),
  );
  if (integrity.key === null) return;
  await forgetTraces(unit, campaignId, gone);
  const isLeft = (await unit.responses.count({ campaignId }, 1)) > 0;
  const erased = { ...integrity, erasures: integrity.erasures + 1 };
  // A new key is made when responses arrive again: nothing is left that the former one could read.
  const next = isLeft ? erased : { ...withoutKey(erased, now), keyDestroyedAt: null, tracedTo: 0 };
  await unit.integrity.put(next);
};
