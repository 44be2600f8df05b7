import {
  countAnswersOperation,
  getReportOperation,
  getWeightingOperation,
  type Report,
  saveWeightingOperation,
  type Weighting,
} from '@folkmoot/contracts/client';
import {
  api,
  keepPreviousData,
  operationKey,
  useDraft,
  useInvalidate,
  useOperation,
  useQueryClient,
} from '@folkmoot/shell-sdk';
import { useEffect } from 'react';
import type { RangeChoice } from '../../../entities/report/report-frame';
import { choiceOf, draftOf, isCounting, type WeightingDraft } from './weighting.domain';
import { messages } from './weighting.messages';

const POLL_MS = 1_000;

const inputOf = (campaignId: string, { round }: Pick<RangeChoice, 'round'>) => ({
  params: { campaignId },
  query: round === undefined ? {} : { round },
});

/** How the campaign is weighted, as it is now or was read last. */
export const useWeightingChoice = ({ campaignId }: Report, range: Pick<RangeChoice, 'round'>) =>
  useOperation(getWeightingOperation, inputOf(campaignId, range), { placeholderData: keepPreviousData });

/** How the campaign is weighted. While its responses are put into groups, the progress is read again and again. */
export const useWeighting = ({ campaignId, weighting: shown }: Report, range: Pick<RangeChoice, 'round'>) => {
  const invalidate = useInvalidate();
  const isWaiting = isCounting(shown);
  const query = useOperation(getWeightingOperation, inputOf(campaignId, range), {
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (isWaiting || isCounting(state.data) ? POLL_MS : false),
  });
  const isCounted = query.data !== undefined && !isCounting(query.data);
  // The report was computed before the responses were counted.
  useEffect(() => {
    if (isWaiting && isCounted && query.dataUpdatedAt > 0) void invalidate(getReportOperation, countAnswersOperation);
  }, [invalidate, isWaiting, isCounted, query.dataUpdatedAt]);
  return query;
};

/** The draft of the choice. Changes of two people to different parts are merged. */
export const useWeightingForm = (campaignId: string, weighting: Weighting, range: Pick<RangeChoice, 'round'>) => {
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const input = inputOf(campaignId, range);
  return useDraft<Weighting, WeightingDraft>({
    saved: weighting,
    draftOf,
    texts: messages,
    send: (draft, { base }) =>
      api.call(saveWeightingOperation, { ...input, body: { ...choiceOf(draft), revision: base.revision } }),
    read: () => api.call(getWeightingOperation, input),
    onServerValue: async (value) => {
      client.setQueryData(operationKey(getWeightingOperation, input), value);
      await invalidate(getReportOperation, countAnswersOperation);
    },
  });
};
export type WeightingForm = ReturnType<typeof useWeightingForm>;
