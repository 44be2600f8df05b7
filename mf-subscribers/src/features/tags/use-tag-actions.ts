import { deleteTagOperation, restoreTagOperation, type Tag, updateTagOperation } from '@folkmoot/contracts/client';
import { notify, useOperationMutation } from '@folkmoot/shell-sdk';
import { failureText } from '../../entities/subscriber/failure';
import { useRefresh } from '../../entities/subscriber/use-refresh';
import { messages } from './tags.messages';

/** Longer than other notices: a person needs time to notice a mistake. */
const UNDO_MS = 15_000;

/** The actions of a card that need no dialog, each with the notice for its result. */
export const useTagActions = () => {
  const refresh = useRefresh();
  const update = useOperationMutation(updateTagOperation);
  const remove = useOperationMutation(deleteTagOperation);
  const restore = useOperationMutation(restoreTagOperation);

  const settle = async (work: Promise<unknown>, failure: string, announce: () => void): Promise<void> => {
    try {
      await work;
      announce();
    } catch (error) {
      notify.error(failureText(error, failure));
    }
    await refresh();
  };

  const undo = ({ id, name }: Tag) =>
    settle(restore.mutateAsync({ params: { tagId: id } }), messages.restoreFailed, () =>
      notify.success(messages.restored(name)),
    );

  return {
    setDefault: ({ id, name, revision }: Tag, isDefault: boolean) =>
      settle(update.mutateAsync({ params: { tagId: id }, body: { isDefault, revision } }), messages.changeFailed, () =>
        notify.success(isDefault ? messages.isDefaultNow(name) : messages.isOrdinaryNow(name)),
      ),
    remove: (tag: Tag) =>
      settle(remove.mutateAsync({ params: { tagId: tag.id } }), messages.deleteFailed, () =>
        notify.success(messages.deleted(tag.name), {
          lifetime: UNDO_MS,
          action: { label: messages.undo, run: () => void undo(tag) },
        }),
      ),
  };
};
