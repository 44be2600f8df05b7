import {
  claimRedactionsOperation,
  decideRedactionOperation,
  getRedactionReviewOperation,
  type Redaction,
  type RedactionDecision,
  type RedactionSpan,
} from '@folkmoot/contracts/client';
import { isApiError, notify, useInvalidate, useOperationMutation } from '@folkmoot/shell-sdk';
import { useCallback, useEffect, useState } from 'react';
import { keyOf } from './review.domain';
import { messages } from './review.messages';

/** Answers that a reviewer has at once, and when the next ones are fetched. */
const CLAIMED = 20;
const FEW_LEFT = 6;

type Queue = readonly Redaction[];

const withNew = (queue: Queue, items: Queue): Queue => {
  const known = new Set(queue.map(keyOf));
  return [...queue, ...items.filter((item) => !known.has(keyOf(item)))];
};

/** The answers that a reviewer has claimed, the first of which is shown. The next ones are here before they are needed. */
export const useReview = (campaignId: string) => {
  const [queue, setQueue] = useState<Queue>([]);
  const [isComplete, setComplete] = useState(false);
  const { mutateAsync: claim } = useOperationMutation(claimRedactionsOperation);
  const { mutateAsync: save } = useOperationMutation(decideRedactionOperation);
  const invalidate = useInvalidate();

  const fetchNext = useCallback(async (): Promise<void> => {
    try {
      const { items } = await claim({ params: { campaignId }, body: { limit: CLAIMED } });
      setQueue((known) => withNew(known, items));
      setComplete(items.length < CLAIMED);
    } catch {
      notify.error(messages.fetchFailed);
      setComplete(true);
    }
  }, [claim, campaignId]);

  useEffect(() => {
    void fetchNext();
  }, [fetchNext]);

  const decide = async (decision: RedactionDecision, spans?: readonly RedactionSpan[]): Promise<void> => {
    const [item, ...rest] = queue;
    if (!item) return;
    // The next answer is shown at once: the server refuses what somebody else has decided meanwhile.
    setQueue(rest);
    const { responseId, questionId, revision } = item;
    const body = { decision, revision, ...(spans && { spans: [...spans] }) };
    await save({ params: { campaignId, responseId, questionId }, body }).catch((error: unknown) =>
      notify.error(isApiError(error) ? error.message : messages.decideFailed),
    );
    await invalidate(getRedactionReviewOperation);
    if (rest.length < FEW_LEFT && !isComplete) await fetchNext();
  };

  return { item: queue[0] ?? null, isComplete, decide };
};
