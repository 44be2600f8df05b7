import {
  claimRedactionsOperation,
  decideRedactionOperation,
  getRedactionReviewOperation,
  listRedactionsOperation,
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

/** Saves decisions about answers. The saved answer, or null when it was refused, which the reviewer is shown. */
export const useDecision = (campaignId: string) => {
  const { mutateAsync: save } = useOperationMutation(decideRedactionOperation);
  const invalidate = useInvalidate();
  return useCallback(
    async (
      { responseId, questionId, revision }: Redaction,
      decision: RedactionDecision,
      spans?: readonly RedactionSpan[],
    ): Promise<Redaction | null> => {
      const body = { decision, revision, ...(spans && { spans: [...spans] }) };
      const saved = await save({ params: { campaignId, responseId, questionId }, body }).catch((error: unknown) => {
        notify.error(isApiError(error) ? error.message : messages.decideFailed);
        return null;
      });
      await Promise.all([invalidate(getRedactionReviewOperation), invalidate(listRedactionsOperation)]);
      return saved;
    },
    [save, invalidate, campaignId],
  );
};

/** The answers that a reviewer has claimed, the first of which is shown. The next ones are here before they are needed. */
export const useReview = (campaignId: string) => {
  const [queue, setQueue] = useState<Queue>([]);
  const [isComplete, setComplete] = useState(false);
  /** The answer before, as it was saved. */
  const [last, setLast] = useState<Redaction | null>(null);
  const { mutateAsync: claim } = useOperationMutation(claimRedactionsOperation);
  const save = useDecision(campaignId);

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
    setLast(null);
    setLast(await save(item, decision, spans));
    if (rest.length < FEW_LEFT && !isComplete) await fetchNext();
  };
  /** Shows the answer before again. Its decision stays until another one replaces it. */
  const goBack = last
    ? () => {
        setQueue((known) => [last, ...known.filter((item) => keyOf(item) !== keyOf(last))]);
        setLast(null);
      }
    : null;

  return { item: queue[0] ?? null, isComplete, decide, goBack };
};
