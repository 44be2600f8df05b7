import {
  deleteOptInPageOperation,
  duplicateOptInPageOperation,
  getOptInPageOperation,
  getOptInPageStatsOperation,
  listDeletedOptInPagesOperation,
  listOptInPagesOperation,
  type OptInPage,
  restoreOptInPageOperation,
  updateOptInPageOperation,
} from '@folkmoot/contracts/client';
import { isApiError, useInvalidate, useNavigate, useOperationMutation } from '@folkmoot/shell-sdk';
import { notify } from '@folkmoot/ui';
import { messages } from './page-words.messages';

const texts = messages.actions;
/** Longer than other notices: a person needs time to notice a mistake. */
const UNDO_MS = 15_000;

/** The data that a restore needs. */
type Named = Pick<OptInPage, 'id' | 'title'>;

const of = ({ id }: Pick<OptInPage, 'id'>) => ({ params: { pageId: id } });

/** Invalidates pages and their figures. */
export const useRefreshPages = () => {
  const invalidate = useInvalidate();
  return () =>
    invalidate(
      listOptInPagesOperation,
      getOptInPageStatsOperation,
      getOptInPageOperation,
      listDeletedOptInPagesOperation,
    );
};

/** The actions for a whole page, each with a notice about its result. */
export const usePageActions = () => {
  const refresh = useRefreshPages();
  const navigate = useNavigate();
  const update = useOperationMutation(updateOptInPageOperation);
  const duplicate = useOperationMutation(duplicateOptInPageOperation);
  const remove = useOperationMutation(deleteOptInPageOperation);
  const restore = useOperationMutation(restoreOptInPageOperation);

  const settle = async <T>(work: Promise<T>, failure: string, announce: (result: T) => void): Promise<boolean> => {
    const isDone = await work.then(
      (result) => {
        announce(result);
        return true;
      },
      (error: unknown) => {
        notify.error(isApiError(error, 'slug_taken') ? `${failure}: ${error.message}` : failure);
        return false;
      },
    );
    await refresh();
    return isDone;
  };

  const undo = (page: Named) =>
    settle(restore.mutateAsync(of(page)), texts.restoreFailed, () => notify.success(texts.restored(page.title)));

  return {
    bringBack: undo,
    isToggling: update.isPending,
    toggle: (page: OptInPage) =>
      settle(
        update.mutateAsync({ ...of(page), body: { isActive: !page.isActive } }),
        texts.statusFailed,
        ({ isActive, title }) => notify.success(isActive ? texts.activated(title) : texts.deactivated(title)),
      ),
    duplicate: (page: OptInPage) =>
      settle(duplicate.mutateAsync(of(page)), texts.duplicateFailed, ({ id, title }) =>
        notify.success(texts.duplicated(title), {
          action: { label: texts.open, run: () => navigate(`/dashboard/opt-in/${id}/edit`) },
        }),
      ),
    remove: (page: OptInPage) =>
      settle(remove.mutateAsync(of(page)), texts.deleteFailed, () =>
        notify.success(texts.deleted(page.title), {
          lifetime: UNDO_MS,
          action: { label: texts.undo, run: () => void undo(page) },
        }),
      ),
  };
};
