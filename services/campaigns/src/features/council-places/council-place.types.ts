import type { BlobStore, Context, FeatureApp } from '@folkmoot/service-kit';
import type { AssetRepository, BucketRepository } from '../../entities/asset';
import type { CouncilPlaceRepository } from '../../entities/council-place';
import type { Picture } from '../../integrations/files/read-picture';
import type { ReadOutline } from '../../integrations/places/read-outline';
import type { PostcodeFile, ReadPostcodes } from '../../integrations/places/read-postcodes';

interface CouncilPlaceRecords {
  readonly councilPlaces: CouncilPlaceRepository;
  readonly buckets: BucketRepository;
  readonly assets: AssetRepository;
}

export type CouncilPlaceContext = Context<CouncilPlaceRecords>;
export type CouncilPlaceApp = FeatureApp<CouncilPlaceRecords>;

/** Read files in other processes, one at a time per council. All throw file_unreadable. */
export interface PlaceReaders {
  readonly readOutline: (bytes: Uint8Array, councilId: string) => Promise<ReadOutline>;
  readonly readPostcodes: (file: PostcodeFile, councilId: string) => Promise<ReadPostcodes>;
  readonly readPicture: (bytes: Uint8Array, councilId: string) => Promise<Picture>;
}

export interface PlaceTools extends PlaceReaders {
  readonly blobs: BlobStore;
}
