import { defineFeature } from '@folkmoot/service-kit';
import { councilPlaceEntity } from '../../entities/council-place/council-place.mongo';
import { councilPlaceRoutes } from './council-place.routes';
import type { CouncilPlaceApp, PlaceReaders, PlaceTools } from './council-place.types';

/** The geography of a council: its outline, plans, and the wards of its postcodes. */
export const councilPlacesFeature = (readers: PlaceReaders) =>
  defineFeature({
    name: 'council-places',
    entities: [councilPlaceEntity],
    dependencies: ({ blobs }: CouncilPlaceApp): PlaceTools => ({
      readOutline: readers.readOutline,
      readPostcodes: readers.readPostcodes,
      readPicture: readers.readPicture,
      blobs,
    }),
    routes: councilPlaceRoutes,
  });
