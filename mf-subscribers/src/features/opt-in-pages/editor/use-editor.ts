import { type OptInPage, updateOptInPageOperation } from '@folkmoot/contracts/client';
import { isApiError, notify, useOperationMutation } from '@folkmoot/shell-sdk';
import { useState } from 'react';
import { useRefreshPages } from '../records/use-page-actions';
import { draftOf, isChanged, type PageDraft, problemsOf } from './draft.domain';
import { messages } from './editor.messages';

/** The draft of a page and how it is saved. Saving goes by revision: nobody's changes are lost unseen. */
export const useEditor = (loaded: OptInPage) => {
  const [page, setPage] = useState(loaded);
  const [draft, setDraft] = useState(() => draftOf(loaded));
  const refresh = useRefreshPages();
  const update = useOperationMutation(updateOptInPageOperation);
  const problems = problemsOf(draft);
  const isDirty = isChanged(draft, page);

  const take = (fresh: OptInPage) => {
    setPage(fresh);
    setDraft(draftOf(fresh));
    update.reset();
  };

  const save = async (): Promise<void> => {
    if (!isDirty || problems.length > 0 || update.isPending) return;
    const body = { ...draft, tagIds: [...draft.tagIds], fields: [...draft.fields], revision: page.revision };
    const saved = await update.mutateAsync({ params: { pageId: page.id }, body }).catch(() => null);
    if (!saved) return;
    take(saved);
    notify.success(messages.saved);
    await refresh();
  };

  return {
    page,
    draft,
    problems,
    isDirty,
    isSaving: update.isPending,
    error: update.error,
    slugError: isApiError(update.error, 'slug_taken') ? update.error.message : null,
    isStale: isApiError(update.error, 'stale_revision'),
    change: (patch: Partial<PageDraft>) => setDraft((current) => ({ ...current, ...patch })),
    take,
    save,
  };
};

export type Editor = ReturnType<typeof useEditor>;
