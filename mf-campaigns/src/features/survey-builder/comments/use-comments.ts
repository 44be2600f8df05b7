import { listSurveyCommentsOperation } from '@folkmoot/contracts/client';
import { useOperation, useSearchPatch } from '@folkmoot/shell-sdk';
import { useEffect } from 'react';
import type { BuilderStore } from '../draft/builder.store';
import { grouped } from '../draft/grouped';

const INTERVAL_MS = 15_000;

/** Puts the comments into the store by question, and opens those that the address names, as links in mails do. */
export const useComments = (store: BuilderStore, campaignId: string): void => {
  const { params, patch } = useSearchPatch();
  const wanted = params.get('comments');
  const { data } = useOperation(
    listSurveyCommentsOperation,
    { params: { campaignId } },
    { refetchInterval: INTERVAL_MS, retry: false },
  );
  useEffect(() => {
    if (data) store.getState().receiveComments(grouped(data.items, ({ questionId }) => questionId));
  }, [store, data]);
  useEffect(() => {
    if (wanted === null) return;
    store.getState().showComments(wanted);
    patch({ comments: null });
  }, [store, wanted, patch]);
};
