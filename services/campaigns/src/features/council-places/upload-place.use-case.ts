import {
  assetUrl,
  councilPlaceChangedEvent,
  DomainError,
  MAX_AREA_NAME,
  OUTLINE_LIMIT,
  PLAN_LIMIT,
  POSTCODES_LIMIT,
  planParts,
} from '@folkmoot/contracts';
import { newId, type Upload } from '@folkmoot/service-kit';
import { bucketFor, keepFile } from '../../entities/asset';
import { type CouncilPlace, hasSeveral, MAX_PLANS, nameOfFile } from '../../entities/council-place';
import type { ChosenColumns } from '../../integrations/places/read-postcodes';
import type { CouncilPlaceContext, PlaceTools } from './council-place.types';
import { messages } from './council-places.messages';
import { placeChanged } from './place-changed';

const checkSize = ({ bytes, isTooLarge }: Upload, limit: number): void => {
  if (isTooLarge || bytes.length > limit) throw new DomainError('file_too_large', { detail: messages.tooLarge(limit) });
};

type Uploaded = Omit<CouncilPlace, 'id' | 'state' | 'uploadedAt'>;

/** Keeps what was read, for a look at it. It takes the place of what was looked at before. */
const keepPreview = ({ actor, unitOfWork, clock }: CouncilPlaceContext, uploaded: Uploaded): Promise<CouncilPlace> =>
  unitOfWork(actor, async ({ councilPlaces, outbox }) => {
    const others = (await councilPlaces.list()).filter(({ kind }) => kind === uploaded.kind);
    if (hasSeveral(uploaded.kind) && others.length >= MAX_PLANS)
      throw new DomainError('conflict', { detail: messages.tooManyPlans(MAX_PLANS) });
    for (const { id, state } of others) if (state === 'preview') await councilPlaces.delete(id);
    const place: CouncilPlace = { ...uploaded, id: newId(), state: 'preview', uploadedAt: clock.now() };
    await councilPlaces.add(place);
    await outbox.add(councilPlaceChangedEvent, placeChanged(place, 'uploaded'));
    return place;
  });

const nameOf = ({ name }: Upload): string => nameOfFile(name, MAX_AREA_NAME);

/** Reads GeoJSON, and keeps a drawing that residents can load. Throws file_too_large or file_unreadable. */
export const uploadOutline = async (
  context: CouncilPlaceContext,
  upload: Upload,
  { readOutline, blobs }: PlaceTools,
): Promise<CouncilPlace> => {
  checkSize(upload, OUTLINE_LIMIT);
  const bucket = await bucketFor(context, 'assets');
  const { bytes, width, height, bounds, areas, codes, problems } = await readOutline(upload.bytes, bucket.councilId);
  const name = nameOf(upload);
  const kept = { bytes: Buffer.from(bytes), type: 'application/json', extension: 'json', name: upload.name };
  const { file, size } = await keepFile(context, bucket, kept, blobs);
  const map = { kind: 'outline' as const, url: assetUrl(file), name, width, height, bounds };
  return keepPreview(context, {
    kind: 'outline',
    name,
    file,
    size,
    areas,
    codes,
    map,
    problems,
    problemCount: problems.length,
  });
};

/** Keeps a picture as a map without coordinates. Its nine parts are its areas. */
export const uploadPlan = async (
  context: CouncilPlaceContext,
  upload: Upload,
  { readPicture, blobs }: PlaceTools,
): Promise<CouncilPlace> => {
  checkSize(upload, PLAN_LIMIT);
  const bucket = await bucketFor(context, 'survey-images');
  const picture = await readPicture(upload.bytes, bucket.councilId);
  const name = nameOf(upload);
  const kept = { bytes: picture.bytes, type: 'image/webp', extension: 'webp', name: upload.name };
  const { file, size } = await keepFile(context, bucket, kept, blobs);
  const { width, height } = picture;
  return keepPreview(context, {
    kind: 'plan',
    name,
    file,
    size,
    areas: planParts.map((id, index) => ({ id, name: messages.planParts[index] ?? id })),
    map: { kind: 'plan', url: assetUrl(file), name, width, height },
    problems: [],
    problemCount: 0,
  });
};

/** The areas of the outline give their names to codes of the table, so that both count together. */
const namesByCode = (places: readonly CouncilPlace[]): Record<string, string> => {
  const outline = places.find(({ kind, state }) => kind === 'outline' && state === 'current');
  const names = new Map(outline?.areas.map(({ id, name }) => [id, name]));
  return Object.fromEntries(Object.entries(outline?.codes ?? {}).map(([id, code]) => [code, names.get(id) ?? code]));
};

/** Reads a table of postcodes. Throws file_too_large or file_unreadable. */
export const uploadPostcodes = async (
  context: CouncilPlaceContext,
  upload: Upload,
  columns: ChosenColumns,
  { readPostcodes, blobs }: PlaceTools,
): Promise<CouncilPlace> => {
  checkSize(upload, POSTCODES_LIMIT);
  const bucket = await bucketFor(context, 'assets');
  const names = namesByCode(await context.reader(context.actor).councilPlaces.list());
  const read = await readPostcodes({ bytes: upload.bytes, columns, names }, bucket.councilId);
  const name = nameOf(upload);
  const kept = { bytes: Buffer.from(read.bytes), type: 'text/csv', extension: 'csv', name: upload.name };
  const { file, size } = await keepFile(context, bucket, kept, blobs);
  const { areas, rows, problems, problemCount } = read;
  const table = { url: assetUrl(file), name };
  return keepPreview(context, { kind: 'postcodes', name, file, size, areas, table, rows, problems, problemCount });
};
