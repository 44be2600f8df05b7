import { DomainError } from '@folkmoot/contracts';
import { type CouncilPlace, hasSeveral } from '../../entities/council-place';
import type { CouncilPlaceContext } from './council-place.types';

/** Uses what was uploaded. An outline and a table replace the former one as a whole. Throws not_found. */
export const usePlace = ({ actor, unitOfWork }: CouncilPlaceContext, placeId: string): Promise<CouncilPlace> =>
  unitOfWork(actor, async ({ councilPlaces }) => {
    const place = await councilPlaces.find(placeId);
    if (!place || !(await councilPlaces.use(placeId))) throw new DomainError('not_found');
    const isReplaced = ({ id, kind }: CouncilPlace) => kind === place.kind && id !== placeId && !hasSeveral(kind);
    for (const { id } of (await councilPlaces.list()).filter(isReplaced)) await councilPlaces.delete(id);
    return { ...place, state: 'current' };
  });

/** Removes it. Files of surveys stay while a survey shows them. Throws not_found. */
export const deletePlace = ({ actor, unitOfWork }: CouncilPlaceContext, placeId: string): Promise<void> =>
  unitOfWork(actor, async ({ councilPlaces }) => {
    if (!(await councilPlaces.delete(placeId))) throw new DomainError('not_found');
  });
