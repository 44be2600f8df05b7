import {
  type CodebookTheme,
  type CommentPlan,
  getCodebookOperation,
  getCommentPlanOperation,
  getLabelSampleOperation,
} from '@folkmoot/contracts/client';
import { useOperation } from '@folkmoot/shell-sdk';
import { useMemo } from 'react';

const POLL_MS = 2_000;

/** Whether comments are being labelled now. */
export const isLabelling = ({ run }: Pick<CommentPlan, 'run'>): boolean =>
  run?.state === 'queued' || run?.state === 'running';

/** How the comments of a campaign are read. Polled while they are being labelled. */
export const useCommentPlan = (campaignId: string) =>
  useOperation(
    getCommentPlanOperation,
    { params: { campaignId } },
    { refetchInterval: ({ state }) => (state.data && isLabelling(state.data) ? POLL_MS : false) },
  );

/** The codebook with this id. Nothing is read without an id. */
export const useCodebook = (codebookId: string | null) =>
  useOperation(
    getCodebookOperation,
    { params: { codebookId: codebookId ?? '' } },
    { enabled: codebookId !== null, retry: false },
  );

const none: readonly CodebookTheme[] = [];

/** The themes of a codebook in its order. */
export const useThemes = (codebookId: string | null): readonly CodebookTheme[] => {
  const { data } = useCodebook(codebookId);
  return useMemo(() => data?.themes ?? none, [data]);
};

/** The sample that people label blind. */
export const useLabelSample = (campaignId: string) => useOperation(getLabelSampleOperation, { params: { campaignId } });
