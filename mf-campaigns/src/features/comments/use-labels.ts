import {
  type Comment,
  type CommentFigures,
  countAnswersOperation,
  getCommentFiguresOperation,
  getCommentPlanOperation,
  getInsightsOperation,
  getReportOperation,
  labelCommentsOperation,
  listCommentsOperation,
  MAX_COMMENTS_AT_ONCE,
} from '@folkmoot/contracts/client';
import { api, isApiError, notify, useInvalidate, useQueryClient, useSession } from '@folkmoot/shell-sdk';
import { useCallback, useRef, useState } from 'react';
import { type Change, changed, inverseOf, moved } from './comments.domain';
import { messages } from './comments.messages';

/** Everything that counts labels. The list is not among them: a corrected row stays where it is. */
const counting = [
  getCommentFiguresOperation,
  getCommentPlanOperation,
  getReportOperation,
  countAnswersOperation,
  getInsightsOperation,
];

interface Pages {
  readonly pages: readonly { readonly items: readonly Comment[] }[];
}

/** One step that can be undone: the comments before it, and the changes that bring them back. */
interface Step {
  readonly before: readonly Comment[];
  readonly changes: readonly Change[];
}

/** The cached comments of all lists, changed in place. */
const useCache = () => {
  const client = useQueryClient();
  return useCallback(
    (next: ReadonlyMap<string, Comment | null>): void => {
      const former = new Map<string, Comment>();
      const replaced = (items: readonly Comment[]): Comment[] =>
        items.flatMap((comment) => {
          const other = next.get(comment.id);
          if (other === undefined) return [comment];
          former.set(comment.id, comment);
          return other === null ? [] : [other];
        });
      client.setQueriesData<Pages>({ queryKey: [listCommentsOperation.name] }, (data) =>
        data ? { ...data, pages: data.pages.map((page) => ({ ...page, items: replaced(page.items) })) } : data,
      );
      client.setQueriesData<CommentFigures>({ queryKey: [getCommentFiguresOperation.name] }, (data) =>
        data
          ? [...former].reduce((figures, [id, before]) => {
              const after = next.get(id);
              return after ? moved(figures, before, after) : figures;
            }, data)
          : data,
      );
    },
    [client],
  );
};

const chunksOf = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) => list.slice(index * size, (index + 1) * size));

/**
 * Sends changes one after another, because an answer that overtakes another one would bring an older label back. Only
 * the answer to the last change of a comment is shown.
 */
const useSending = (campaignId: string, put: (next: ReadonlyMap<string, Comment | null>) => void) => {
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const latest = useRef(new Map<string, number>());
  const sent = useRef(0);
  const send = async (changes: readonly Change[], number: number): Promise<void> => {
    for (const part of chunksOf(changes, MAX_COMMENTS_AT_ONCE)) {
      const { items, missing } = await api.call(labelCommentsOperation, {
        params: { campaignId },
        body: { changes: part },
      });
      const isLatest = (id: string): boolean => latest.current.get(id) === number;
      const present = new Set(items.map(({ id }) => id));
      const gone = part.filter(({ id }) => !present.has(id));
      const answers = items.filter(({ id }) => isLatest(id)).map((item) => [item.id, item] as const);
      put(new Map<string, Comment | null>([...answers, ...gone.map(({ id }) => [id, null] as const)]));
      if (missing > 0) notify.info(messages.missing(missing));
    }
  };
  return (changes: readonly Change[], onFailure: () => void): void => {
    sent.current += 1;
    const number = sent.current;
    for (const { id } of changes) latest.current.set(id, number);
    // A list that is on its way would show the former labels.
    const stop = [listCommentsOperation, getCommentFiguresOperation].map(({ name }) =>
      client.cancelQueries({ queryKey: [name] }),
    );
    const work = last.current
      .then(() => Promise.all(stop))
      .then(() => send(changes, number))
      .catch(async (error: unknown) => {
        onFailure();
        notify.error(isApiError(error) ? messages.notSaved(error.message) : messages.notSavedAtAll);
        await invalidate(listCommentsOperation);
      })
      .then(() => (number === sent.current ? invalidate(...counting) : undefined));
    last.current = work;
  };
};

/** Changes labels at once, sends them, and can undo each step. */
export const useLabels = (campaignId: string) => {
  const { user } = useSession();
  const put = useCache();
  const send = useSending(campaignId, put);
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const latest = useRef(steps);
  latest.current = steps;
  const setBoth = (next: readonly Step[]) => {
    latest.current = next;
    setSteps(next);
  };
  const undo = (): boolean => {
    const step = latest.current.at(-1);
    if (!step) return false;
    setBoth(latest.current.slice(0, -1));
    put(new Map(step.before.map((comment) => [comment.id, comment])));
    send(step.changes, () => undefined);
    return true;
  };
  return {
    canUndo: steps.length > 0,
    undo,
    change: (comments: readonly Comment[], changes: readonly Change[]): void => {
      if (changes.length === 0) return;
      const byId = new Map(comments.map((comment) => [comment.id, comment]));
      const stamp = { by: user.id, at: new Date().toISOString() };
      const pairs = changes.flatMap((change) => {
        const comment = byId.get(change.id);
        return comment ? [{ comment, change }] : [];
      });
      const step: Step = {
        before: pairs.map(({ comment }) => comment),
        changes: pairs.map(({ comment, change }) => inverseOf(comment, change)),
      };
      setBoth([...latest.current, step]);
      put(new Map(pairs.map(({ comment, change }) => [comment.id, changed(comment, change, stamp)])));
      send(changes, () => setBoth(latest.current.filter((each) => each !== step)));
    },
  };
};

export type Labels = ReturnType<typeof useLabels>;
