import {
  getReportLayoutOperation,
  previewReportLayoutOperation,
  type ReportLayout,
  type ReportLayoutFields,
  saveReportLayoutOperation,
} from '@folkmoot/contracts/client';
import { api, operationKey, useDraft, useInvalidate, useQueryClient } from '@folkmoot/shell-sdk';
import { useDebouncedValue } from '@folkmoot/ui';
import { useEffect } from 'react';
import { messages } from './report-builder.messages';

const SAVED_AFTER_MS = 800;

const draftOf = ({ title, language, filter, blocks }: ReportLayout): ReportLayoutFields => ({
  title,
  language,
  filter,
  blocks,
});

/** A range that ends before it begins cannot be saved. */
export const isReversed = ({ filter: { from, to } }: Pick<ReportLayoutFields, 'filter'>): boolean =>
  from !== null && to !== null && from > to;

/** The draft of the arrangement. It is saved by itself when the person stops for a moment. */
export const useLayoutForm = (campaignId: string, layout: ReportLayout, canEdit: boolean) => {
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const params = { campaignId };
  const form = useDraft<ReportLayout, ReportLayoutFields>({
    saved: layout,
    draftOf,
    send: (draft, { base }) =>
      api.call(saveReportLayoutOperation, { params, body: { ...draft, revision: base.revision } }),
    read: () => api.call(getReportLayoutOperation, { params }),
    onServerValue: async (value) => {
      client.setQueryData(operationKey(getReportLayoutOperation, { params }), value);
      await invalidate(previewReportLayoutOperation);
    },
    texts: { failed: messages.saveFailed },
  });
  const { draft, isDirty, isSaving, clashes, error, save } = form;
  const [settled] = useDebouncedValue(draft, SAVED_AFTER_MS);
  const isDue = canEdit && isDirty && !isSaving && settled === draft && clashes.length === 0 && !isReversed(draft);
  // After a failure the person tries again, or changes something.
  const hasFailed = error !== null;
  useEffect(() => {
    if (isDue && !hasFailed) void save();
  }, [isDue, hasFailed, save]);
  return form;
};
export type LayoutForm = ReturnType<typeof useLayoutForm>;
