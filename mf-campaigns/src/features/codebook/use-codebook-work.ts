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

/** The codebook in the cache, which is newer than that of the screen while changes are being saved. */
const useKnown = (codebook: Codebook) => {
  const client = useQueryClient();
  const key = operationKey(getCodebookOperation, { params: { codebookId: codebook.id } });
  return {
    read: (): Codebook => client.getQueryData<Codebook>(key) ?? codebook,
    put: (value: Codebook): void => {
      client.setQueryData(key, value);
    },
  };
};

type Send = (base: Codebook) => Promise<Codebook>;

/** Sends a change, and again on the version of a colleague who has saved first. Returns whether that was so. */
const sendOver = async ({ read, put }: ReturnType<typeof useKnown>, send: Send): Promise<{ hasMerged: boolean }> => {
  for (let number = 1; ; number += 1) {
    try {
      put(await send(read()));
      return { hasMerged: number > 1 };
    } catch (error) {
      if (!isApiError(error, 'stale_revision') || number >= MAX_ATTEMPTS) throw error;
      put(await api.call(getCodebookOperation, { params: { codebookId: read().id } }));
    }
  }
};

/**
 * Saves each change at once, one after another. When a colleague has saved first, makes the change again on their
 * version; only when both changed the same theme does a person choose (`ThemeClash`).
 */
export const useCodebookWork = (codebook: Codebook) => {
  const invalidate = useInvalidate();
  const known = useKnown(codebook);
  const params = { codebookId: codebook.id };
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const attempt = async (send: Send, done: string | undefined): Promise<boolean> => {
    try {
      const { hasMerged } = await sendOver(known, send);
      if (hasMerged) notify.info(messages.mergedIn);
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
  };

  /** True when it was saved. A clash is thrown, so that the form can show it. */
  const run = (send: Send, done?: string): Promise<boolean> => {
    const work = last.current.then(() => attempt(send, done));
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
      const order = edit(known.read())?.map((theme) => theme.id);
      if (!order) return;
      const before = known.read();
      known.put({ ...before, themes: [...before.themes].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id)) });
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
