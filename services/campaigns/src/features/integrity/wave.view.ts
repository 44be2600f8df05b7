import { type Wave, waveReasonMessages } from '@folkmoot/contracts';
import type { WaveCount } from '../../entities/response';
import type { StoredWave } from '../../entities/wave';

/** How many responses a wave has, and how many of them do not count. */
export interface WaveSizes {
  readonly responses: number;
  readonly excluded: number;
}

const noSizes: WaveSizes = { responses: 0, excluded: 0 };

export const sizesIn = (counts: readonly WaveCount[]): ((waveId: string) => WaveSizes) => {
  const sizes = new Map<string, WaveSizes>();
  for (const { wave, isExcluded, responses } of counts) {
    const known = sizes.get(wave) ?? noSizes;
    sizes.set(wave, {
      responses: known.responses + responses,
      excluded: known.excluded + (isExcluded ? responses : 0),
    });
  }
  return (waveId) => sizes.get(waveId) ?? noSizes;
};

export const toWaveView = (wave: StoredWave, sizes: WaveSizes): Wave => ({
  id: wave.id,
  kind: wave.kind,
  reasons: wave.reasons.map(({ code, figures }) => ({ code, figures, text: waveReasonMessages[code](figures) })),
  ...sizes,
  from: wave.from.toISOString(),
  until: wave.until.toISOString(),
  decision: wave.decision,
  reason: wave.reason,
  decidedAt: wave.decidedAt?.toISOString() ?? null,
  decidedBy: wave.decidedBy,
  except: wave.except.length,
  progress: wave.dueAt === null ? null : wave.progress,
  follows: wave.follows,
  revision: wave.revision,
  sample: [...wave.sample],
});
