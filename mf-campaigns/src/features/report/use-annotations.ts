import { localDay } from '@folkmoot/calendar/days';
import {
  addAnnotationOperation,
  deleteAnnotationOperation,
  listAnnotationsOperation,
  listMailingsOperation,
} from '@folkmoot/contracts/client';
import { isApiError, notify, useCan, useInvalidate, useOperation, useOperationMutation } from '@folkmoot/shell-sdk';
import { mailingAnnotations, type ShownAnnotation } from './annotations.domain';
import { messages } from './report.messages';

const MOST_MAILINGS = 50;

/** The annotations of a campaign's timeline. Empty while they load, and without those that cannot be loaded. */
export const useAnnotations = (campaignId: string, zone: string): ShownAnnotation[] => {
  const own = useOperation(listAnnotationsOperation, { params: { campaignId } });
  const mailings = useOperation(
    listMailingsOperation,
    { query: { campaignId, limit: MOST_MAILINGS } },
    { enabled: useCan('campaign:read') },
  );
  const dayOf = (moment: string) => localDay(new Date(moment), zone);
  return [...(own.data?.items ?? []), ...mailingAnnotations(mailings.data?.items ?? [], dayOf)];
};

/** Adds and deletes the notes of staff. Each resolves to whether it worked. */
export const useChangeAnnotations = (campaignId: string) => {
  const add = useOperationMutation(addAnnotationOperation);
  const remove = useOperationMutation(deleteAnnotationOperation);
  const invalidate = useInvalidate();
  const changed = async (change: Promise<unknown>): Promise<boolean> => {
    try {
      await change;
    } catch (error) {
      notify.error(isApiError(error) ? error.message : messages.annotationFailed);
      return false;
    }
    await invalidate(listAnnotationsOperation);
    return true;
  };
  return {
    add: (day: string, text: string) => changed(add.mutateAsync({ params: { campaignId }, body: { day, text } })),
    remove: (annotationId: string) => changed(remove.mutateAsync({ params: { campaignId, annotationId } })),
  };
};
