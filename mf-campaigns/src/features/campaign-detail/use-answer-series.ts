import { type AnswerSeries, getReportOperation, listAnswerSeriesOperation } from '@folkmoot/contracts/client';
import { notify, useInvalidate, useOperation } from '@folkmoot/shell-sdk';
import { type RefObject, useEffect } from 'react';
import { importTexts as texts } from './import-answers.messages';

const LOOK_MS = 1_000;

export const isImporting = ({ state }: Pick<AnswerSeries, 'state'>): boolean => state === 'importing';

/** The series of a campaign, polled while one of them is being imported. */
export const useAnswerSeries = (campaignId: string, isEnabled = true) =>
  useOperation(
    listAnswerSeriesOperation,
    { params: { campaignId } },
    {
      enabled: isEnabled,
      refetchInterval: ({ state: { data } }) => (data?.items.some(isImporting) ? LOOK_MS : false),
    },
  );

/** Ids of imports whose result is not said yet. */
export type OpenImports = RefObject<Set<string>>;

/** Says the result of imports that end while the dialog is open, and reloads the report, which has their series then. */
export const useImportResults = (items: readonly AnswerSeries[], { current: open }: OpenImports): void => {
  const invalidate = useInvalidate();
  useEffect(() => {
    for (const { id } of items.filter(isImporting)) open.add(id);
    const ended = items.filter((series) => !isImporting(series) && open.delete(series.id));
    for (const { state, name, responses, refused } of ended) {
      if (state === 'complete') notify.success(texts.imported(responses, name, refused));
      else notify.error(texts.notImported(name));
    }
    if (ended.length > 0) void invalidate(getReportOperation);
  });
};
