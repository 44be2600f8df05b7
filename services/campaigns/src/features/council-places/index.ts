import { type BlobStore, defineFeature, type Upload } from '@folkmoot/service-kit';
import { councilPlaceEntity } from '../../entities/council-place/council-place.mongo';
import { councilPlaceRoutes } from './council-place.routes';
import type { CouncilPlaceApp, CouncilPlaceContext, PlaceReaders, PlaceTools } from './council-place.types';
import { uploadOutline, uploadPostcodes } from './upload-place.use-case';
import { usePlace } from './use-place.use-case';

const toolsOf = ({ readOutline, readPostcodes, readPicture }: PlaceReaders, blobs: BlobStore): PlaceTools => ({
  readOutline,
  readPostcodes,
  readPicture,
  blobs,
});

/** The uploads, for the demo data. */
export const createPlaceUploads =
  (readers: PlaceReaders) =>
  ({ blobs }: { readonly blobs: BlobStore }) => {
    const tools = toolsOf(readers, blobs);
    return {
      uploadOutline: (context: CouncilPlaceContext, upload: Upload) => uploadOutline(context, upload, tools),
      uploadPostcodes: (context: CouncilPlaceContext, upload: Upload) => uploadPostcodes(context, upload, {}, tools),
      usePlace,
    };
  };

/** The geography of a council: its outline, plans, and the wards of its postcodes. */
export const councilPlacesFeature = (readers: PlaceReaders) =>
  defineFeature({
    name: 'council-places',
    entities: [councilPlaceEntity],
    dependencies: ({ blobs }: CouncilPlaceApp) => toolsOf(readers, blobs),
    routes: councilPlaceRoutes,
  });
