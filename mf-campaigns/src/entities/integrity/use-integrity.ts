import { getIntegrityOperation, type Integrity, type Wave } from '@folkmoot/contracts/client';
import { useOperation } from '@folkmoot/shell-sdk';

const PROGRESS_INTERVAL_MS = 1_000;

const moving: ReadonlySet<string> = new Set(['queued', 'tracing', 'comparing']);

export const isAnalysing = ({ analysis }: Integrity): boolean => moving.has(analysis.state);

export const isWaiting = ({ decision }: Wave): boolean => decision === null;

const isChanging = (integrity: Integrity): boolean =>
  isAnalysing(integrity) || integrity.waves.some(({ progress }) => progress !== null);

/** Which responses of a campaign belong together. Read again while a run or a decision is at work. */
export const useIntegrity = (campaignId: string) =>
  useOperation(
    getIntegrityOperation,
    { params: { campaignId } },
    { refetchInterval: ({ state }) => (state.data && isChanging(state.data) ? PROGRESS_INTERVAL_MS : false) },
  );
