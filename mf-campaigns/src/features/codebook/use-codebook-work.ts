import {
  type Codebook,
  getCodebookOperation,
  getCommentFiguresOperation,
  getCommentPlanOperation,
  listCodebooksOperation,
  listCommentsOperation,
  mergeThemesOperation,
  splitThemeOperation,
  updateCodebookOperation,
} from '@folkmoot/contracts/client';
import { api, isApiError, notify, operationKey, useInvalidate, useQueryClient } from '@folkmoot/shell-sdk';
import { useRef } from 'react';
import { type Edit, moving, ThemeClash, type ThemeDraft } from './codebook.domain';
import { messages } from './codebook.messages';

const MAX_ATTEMPTS = 4;

class ThemeGone extends Error {}

const reasonOf = (error: unknown): string => {
  if (error instanceof ThemeGone) return messages.gone;
  return isApiError(error) ? `${messages.failed} ${error.message}` : messages.failed;
};

/** Every operation that shows themes. */
const affected = [listCodebooksOperation, getCommentPlanOperation, listCommentsOperation, getCommentFiguresOperation];

/**
 * Saves each change at once. When a colleague has saved first, makes the change again on their version; only when both
 * changed the same theme does a person choose (`ThemeClash`).
 */
export const useCodebookWork = (codebook: Codebook) => {
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const params = { codebookId: codebook.id };
  const key = operationKey(getCodebookOperation, { params });
  const known = (): Codebook => client.getQueryData<Codebook>(key) ?? codebook;
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const attempt = async (send: (base: Codebook) => Promise<Codebook>): Promise<Codebook> => {
    for (let number = 1; ; number += 1) {
      try {
        const saved = await send(known());
        client.setQueryData(key, saved);
        if (number > 1) notify.info(messages.mergedIn);
        return saved;
      } catch (error) {
        if (!isApiError(error, 'stale_revision') || number >= MAX_ATTEMPTS) throw error;
        client.setQueryData(key, await api.call(getCodebookOperation, { params }));
      }
    }
  };

  /** True when it was saved. A clash is thrown, so that the form can show it. */
  const run = (send: (base: Codebook) => Promise<Codebook>, done?: string): Promise<boolean> => {
    const work = last.current.then(async () => {
      try {
        await attempt(send);
        if (done) notify.success(done);
        return true;
      } catch (error) {
        if (error instanceof ThemeClash) throw error;
        notify.error(reasonOf(error));
        await invalidate(getCodebookOperation);
        return false;
      } finally {
        await invalidate(...affected);
      }
    });
    last.current = work.catch(() => undefined);
    return work;
  };

  const save = (edit: Edit, { name, done }: { name?: string; done?: string } = {}): Promise<boolean> =>
    run((base) => {
      const themes = edit(base);
      if (!themes) throw new ThemeGone();
      return api.call(updateCodebookOperation, {
        params,
        body: { revision: base.revision, name: name ?? base.name, themes },
      });
    }, done);

  return {
    save,
    move: (id: string, to: number): void => {
      const edit = moving(id, to);
      const order = edit(known())?.map((theme) => theme.id);
      if (!order) return;
      client.setQueryData<Codebook>(key, (data) =>
        data ? { ...data, themes: [...data.themes].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id)) } : data,
      );
      void save(edit);
    },
    merge: (from: string, into: string, done: string): Promise<boolean> =>
      run(({ revision }) => api.call(mergeThemesOperation, { params, body: { revision, from, into } }), done),
    split: (themeId: string, into: ThemeDraft[]): Promise<boolean> =>
      run(
        ({ revision }) => api.call(splitThemeOperation, { params, body: { revision, themeId, into } }),
        messages.splitDone,
      ),
  };
};

export type CodebookWork = ReturnType<typeof useCodebookWork>;
