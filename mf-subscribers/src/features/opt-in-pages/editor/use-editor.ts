import { getOptInPageOperation, type OptInPage, updateOptInPageOperation } from '@folkmoot/contracts/client';
import { api, useDraft } from '@folkmoot/shell-sdk';
import { useRefreshPages } from '../page/use-page-actions';
import { draftOf, type PageDraft, problemsOf } from './draft.domain';
import { messages } from './editor.messages';

/** The draft of a page with its problems, and saving. */
export const useEditor = (page: OptInPage) => {
  const form = useDraft<OptInPage, PageDraft>({
    saved: page,
    draftOf,
    texts: messages,
    send: ({ tagIds, fields, ...draft }, { base }) =>
      api.call(updateOptInPageOperation, {
        params: { pageId: base.id },
        body: { ...draft, tagIds: [...tagIds], fields: [...fields], revision: base.revision },
      }),
    read: ({ id }) => api.call(getOptInPageOperation, { params: { pageId: id } }),
    onServerValue: useRefreshPages(),
  });
  const problems = problemsOf(form.draft);
  const save = async (): Promise<void> => {
    const hasSomethingToSave = form.isDirty || form.clashes.length > 0;
    if (hasSomethingToSave && problems.length === 0) await form.save();
  };
  return { ...form, blockers: problems, save };
};

export type Editor = ReturnType<typeof useEditor>;
