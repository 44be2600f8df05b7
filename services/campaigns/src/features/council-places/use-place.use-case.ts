import { councilPlaceChangedEvent, DomainError } from '@folkmoot/contracts';
import { isDuplicateKey } from '@folkmoot/service-kit';
import { type CouncilPlace, hasSeveral } from '../../entities/council-place';
import type { CouncilPlaceContext } from './council-place.types';
import { placeChanged } from './place-changed';

const replaceAndUse = ({ actor, unitOfWork }: CouncilPlaceContext, placeId: string): Promise<CouncilPlace> =>
  unitOfWork(actor, async ({ councilPlaces, outbox }) => {
    const place = await councilPlaces.find(placeId);
    if (!place) throw new DomainError('not_found');
    const isReplaced = ({ id, kind }: CouncilPlace) => kind === place.kind && id !== placeId && !hasSeveral(kind);
    // Before the use, because the database allows one of these kinds to be in use.
    for (const { id } of (await councilPlaces.list()).filter(isReplaced)) await councilPlaces.delete(id);
    if (!(await councilPlaces.use(place))) throw new DomainError('not_found');
    await outbox.add(councilPlaceChangedEvent, placeChanged(place, 'used'));
    return { ...place, state: 'current' };
  });

/**
 * Uses what was uploaded. An outline and a table replace the former one as a whole. When two people do so at the same
 * moment, the second one replaces that of the first. Throws not_found.
 */
export const usePlace = async (context: CouncilPlaceContext, placeId: string): Promise<CouncilPlace> => {
  try {
    return await replaceAndUse(context, placeId);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return replaceAndUse(context, placeId);
  }
};

/** Removes it. Files of surveys stay while a survey shows them. Throws not_found. */
export const deletePlace = ({ actor, unitOfWork }: CouncilPlaceContext, placeId: string): Promise<void> =>
  unitOfWork(actor, async ({ councilPlaces, outbox }) => {
    const place = await councilPlaces.find(placeId);
    if (!place || !(await councilPlaces.delete(placeId))) throw new DomainError('not_found');
    await outbox.add(councilPlaceChangedEvent, placeChanged(place, 'deleted'));
  });
