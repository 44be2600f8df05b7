import {
  type CouncilPlace,
  deleteCouncilPlaceOperation,
  listCouncilPlacesOperation,
  useCouncilPlaceOperation as usePlaceOperation,
} from '@folkmoot/contracts/client';
import { isApiError, useInvalidate, useOperation, useOperationMutation } from '@folkmoot/shell-sdk';
import { notify } from '@folkmoot/ui';
import { messages } from './places.messages';

export const wordsOf = (error: unknown): string =>
  isApiError(error) && error.status < 500 ? error.message : messages.failed;

/** The council's maps and its table, and what can be done with them. */
export const usePlaces = () => {
  const query = useOperation(listCouncilPlacesOperation, {});
  const invalidate = useInvalidate();
  const using = useOperationMutation(usePlaceOperation);
  const deleting = useOperationMutation(deleteCouncilPlaceOperation);
  const refresh = () => invalidate(listCouncilPlacesOperation);
  const run = async (work: Promise<unknown>, done: string | null) => {
    try {
      await work;
      if (done) notify.success(done);
    } catch (error) {
      notify.error(wordsOf(error));
    }
    await refresh();
  };
  return {
    query,
    refresh,
    isBusy: using.isPending || deleting.isPending,
    use: ({ id }: CouncilPlace) => run(using.mutateAsync({ params: { placeId: id } }), messages.used),
    discard: ({ id }: CouncilPlace) => run(deleting.mutateAsync({ params: { placeId: id } }), null),
    remove: ({ id }: CouncilPlace) => run(deleting.mutateAsync({ params: { placeId: id } }), messages.removed),
  };
};

export type Places = ReturnType<typeof usePlaces>;
