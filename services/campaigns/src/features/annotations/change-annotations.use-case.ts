import { type addAnnotationOperation, type BodyOf, DomainError } from '@folkmoot/contracts';
import { newId } from '@folkmoot/service-kit';
import type { StoredAnnotation } from '../../entities/annotation';
import { messages } from './annotation.messages';
import type { AnnotationContext } from './annotation.types';

const MAX_ANNOTATIONS = 100;

/** Throws campaign_not_found, and conflict when there are too many. */
export const addAnnotation = (
  { actor, unitOfWork, clock }: AnnotationContext,
  campaignId: string,
  { day, text }: BodyOf<typeof addAnnotationOperation>,
): Promise<StoredAnnotation> =>
  unitOfWork(actor, async ({ annotations, campaigns }) => {
    const { id } = await campaigns.get(campaignId);
    if ((await annotations.list(id)).length >= MAX_ANNOTATIONS)
      throw new DomainError('conflict', { detail: messages.tooMany(MAX_ANNOTATIONS) });
    const annotation = { id: newId(), campaignId: id, day, text, addedBy: actor.userId, addedAt: clock.now() };
    await annotations.insert(annotation);
    return annotation;
  });

/** Throws campaign_not_found and not_found. */
export const deleteAnnotation = (
  { actor, unitOfWork }: AnnotationContext,
  { campaignId, annotationId }: { readonly campaignId: string; readonly annotationId: string },
): Promise<void> =>
  unitOfWork(actor, async ({ annotations, campaigns }) => {
    const { id } = await campaigns.get(campaignId);
    await annotations.delete(id, annotationId);
  });
