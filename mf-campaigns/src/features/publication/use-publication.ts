import {
  getPublicationOperation,
  type Publication,
  previewPublicationOperation,
  publishVersionOperation,
  putPublicationOperation,
  withdrawVersionOperation,
} from '@folkmoot/contracts/client';
import { isApiError, notify, useInvalidate, useOperationMutation, useUnsavedWork } from '@folkmoot/shell-sdk';
import { useState } from 'react';
import { choiceOf, type Draft, draftOf } from './publication.domain';
import { messages } from './publication.messages';

const wordsOf = (error: unknown, otherwise: string): string => (isApiError(error) ? error.message : otherwise);

/** The choice that is being edited. Its questions are those that the server listed last, until somebody changes them. */
export const useChoice = (publication: Publication) => {
  const [changes, setChanges] = useState<Partial<Draft>>({});
  const put = useOperationMutation(putPublicationOperation);
  const invalidate = useInvalidate();
  const isDirty = Object.keys(changes).length > 0;
  useUnsavedWork(isDirty);
  const draft = { ...draftOf(publication), ...changes };
  const save = async (saved: string) => {
    const { campaignId, revision } = publication;
    try {
      await put.mutateAsync({ params: { campaignId }, body: { ...choiceOf(draft), revision } });
      setChanges({});
      notify.success(saved);
    } catch (error) {
      notify.error(wordsOf(error, messages.choose.failed));
    }
    await invalidate(getPublicationOperation, previewPublicationOperation);
  };
  return {
    draft,
    isDirty,
    isSaving: put.isPending,
    change: (patch: Partial<Draft>) => setChanges((known) => ({ ...known, ...patch })),
    save,
  };
};

/** Publishes and withdraws versions. */
export const useVersions = (campaignId: string) => {
  const publish = useOperationMutation(publishVersionOperation);
  const withdraw = useOperationMutation(withdrawVersionOperation);
  const invalidate = useInvalidate();
  const refresh = () => invalidate(getPublicationOperation, previewPublicationOperation);
  return {
    /** Resolves to whether it is ordered. */
    publish: async (body: { readonly note: string; readonly publishAt?: string }): Promise<boolean> => {
      const { ordered, scheduled, failed } = messages.publish;
      const isDone = await publish.mutateAsync({ params: { campaignId }, body }).then(
        ({ version }) => {
          notify.success(body.publishAt === undefined ? ordered(version) : scheduled(version));
          return true;
        },
        (error: unknown) => {
          notify.error(wordsOf(error, failed));
          return false;
        },
      );
      await refresh();
      return isDone;
    },
    withdraw: async (version: number, reason: string): Promise<void> => {
      const { withdrawn, failed } = messages.versions;
      await withdraw.mutateAsync({ params: { campaignId, version: `${version}` }, body: { reason } }).then(
        () => notify.success(withdrawn),
        (error: unknown) => notify.error(wordsOf(error, failed)),
      );
      await refresh();
    },
  };
};
