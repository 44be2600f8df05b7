import { type Wave, waveReasonMessages } from '@folkmoot/contracts';
import type { StoredWave, WaveSizes } from '../../entities/wave';

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
