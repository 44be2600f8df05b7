import {
  decideWaveOperation,
  getCampaignOperation,
  getIntegrityOperation,
  getReportOperation,
  getWaveOperation,
  listResponsesOperation,
  type Wave,
  type WaveDecision,
} from '@folkmoot/contracts/client';
import { isApiError, notify, useInvalidate, useOperationMutation } from '@folkmoot/shell-sdk';
import { useState } from 'react';
import { messages } from './integrity.messages';

const texts = messages.decide;
const UNDO_MS = 15_000;

interface Decided {
  readonly decision: WaveDecision | null;
  readonly reason: string;
  readonly except?: readonly string[];
}

const labelOf = (decision: WaveDecision | null): string => texts.choices[decision ?? 'undecided'];

/** Decides about groups. `changed` says what is different when a group changed since it was shown. */
export const useDecision = (campaignId: string) => {
  const { mutateAsync, isPending } = useOperationMutation(decideWaveOperation);
  const invalidate = useInvalidate();
  const [changed, setChanged] = useState<string | null>(null);

  const refresh = () =>
    invalidate(
      getIntegrityOperation,
      getWaveOperation,
      listResponsesOperation,
      getReportOperation,
      getCampaignOperation,
    );

  const fail = (error: unknown) => {
    if (isApiError(error, 'wave_changed')) setChanged(error.message);
    else notify.error(isApiError(error) ? error.message : texts.failed);
    return null;
  };

  const put = async (wave: Wave, { decision, reason, except = [] }: Decided): Promise<Wave | null> => {
    setChanged(null);
    const { id: waveId, revision } = wave;
    const left = except.length > 0 ? { except: [...except] } : {};
    const body = { decision, reason, revision, ...left };
    const saved = await mutateAsync({ params: { campaignId, waveId }, body }).catch(fail);
    await refresh();
    return saved;
  };

  const undo = async (before: Wave, exceptBefore: readonly string[], saved: Wave): Promise<void> => {
    const reason = (before.decision && before.reason) || texts.undoReason;
    const former = { decision: before.decision, reason, except: before.decision === null ? [] : exceptBefore };
    if (await put(saved, former)) notify.success(texts.undone);
  };

  return {
    changed,
    isPending,
    /**
     * Resolves to whether it is saved.
     * @param exceptBefore ids of the responses that the former decision left out
     */
    decide: async (wave: Wave, decided: Decided, exceptBefore: readonly string[] = []): Promise<boolean> => {
      const saved = await put(wave, decided);
      if (!saved) return false;
      const action = { label: texts.undo, run: () => void undo(wave, exceptBefore, saved) };
      notify.success(texts.saved(labelOf(decided.decision)), { action, lifetime: UNDO_MS });
      return true;
    },
  };
};
