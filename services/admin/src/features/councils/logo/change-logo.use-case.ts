import { DomainError, LOGO_BYTES, logoUrlOf, pictureUrlOf } from '@folkmoot/contracts';
import { blobKey, type Context, hashOf, type Upload } from '@folkmoot/service-kit';
import { logoFolderOf, type StoredCouncil } from '../../../entities/council';
import { messages } from '../../../integrations/logos/logo.messages';
import { logoTypeOf, pictureTypeOf } from '../../../integrations/logos/logo-type';
import { publishCouncilChanged } from '../council.events';
import type { CouncilRecords, LogoTools } from '../council.types';

type Branding = StoredCouncil['branding'];
type Logo = Pick<Branding, 'logoUrl' | 'logoHash' | 'logoWidth' | 'logoHeight'>;
type Picture = Pick<Branding, 'pictureUrl' | 'pictureHash'>;

const noLogo: Logo = { logoUrl: null, logoHash: null, logoWidth: null, logoHeight: null };
const noPicture: Picture = { pictureUrl: null, pictureHash: null };

/** The type of an uploaded file by its content. */
const checked = <T>({ bytes, isTooLarge }: Upload, typeOf: (bytes: Uint8Array) => T | null, wrongType: string): T => {
  const type = typeOf(bytes);
  if (isTooLarge || bytes.length > LOGO_BYTES) {
    throw new DomainError('file_too_large', { detail: messages.tooLarge(LOGO_BYTES) });
  }
  if (!type) throw new DomainError('file_type_refused', { detail: wrongType });
  return type;
};

const changeBranding = (
  { actor, unitOfWork, clock }: Context<CouncilRecords>,
  change: Logo | Picture,
  field: 'branding.logo' | 'branding.picture',
): Promise<StoredCouncil> =>
  unitOfWork(actor, async ({ councils, outbox }) => {
    const council = await councils.get(actor.councilId ?? '');
    const branding = { ...council.branding, ...change };
    const isSame =
      council.branding.logoHash === branding.logoHash &&
      (council.branding.pictureHash ?? null) === (branding.pictureHash ?? null);
    if (isSame) return council;
    const saved = await councils.save(council, { branding, updatedAt: clock.now() });
    await publishCouncilChanged(outbox, saved, [field]);
    return saved;
  });

/** Changes the council's logo. Stores the bytes first, so that consumers of the event can fetch them. */
export const uploadLogo = async (
  context: Context<CouncilRecords>,
  upload: Upload,
  { blobs, drawLogo }: LogoTools,
): Promise<StoredCouncil> => {
  const type = checked(upload, logoTypeOf, messages.wrongType);
  const councilId = context.actor.councilId ?? '';
  const { bytes, width, height } = await drawLogo({ bytes: upload.bytes, type }, councilId);
  const hash = hashOf(bytes);
  await blobs.put(blobKey(logoFolderOf(councilId), hash), bytes, 'image/png');
  const logoUrl = logoUrlOf(councilId, hash);
  return changeBranding(context, { logoUrl, logoHash: hash, logoWidth: width, logoHeight: height }, 'branding.logo');
};

/** Removes the logo. The file is kept, because mails that were sent show it. */
export const removeLogo = (context: Context<CouncilRecords>): Promise<StoredCouncil> =>
  changeBranding(context, noLogo, 'branding.logo');

/** Changes the picture above the council's surveys. Stores the bytes first, like those of the logo. */
export const uploadPicture = async (
  context: Context<CouncilRecords>,
  upload: Upload,
  { blobs, drawLogo }: LogoTools,
): Promise<StoredCouncil> => {
  const type = checked(upload, pictureTypeOf, messages.wrongPictureType);
  const councilId = context.actor.councilId ?? '';
  const { bytes } = await drawLogo({ bytes: upload.bytes, type, isPicture: true }, councilId);
  const hash = hashOf(bytes);
  await blobs.put(blobKey(logoFolderOf(councilId), hash), bytes, 'image/webp');
  return changeBranding(context, { pictureUrl: pictureUrlOf(councilId, hash), pictureHash: hash }, 'branding.picture');
};

export const removePicture = (context: Context<CouncilRecords>): Promise<StoredCouncil> =>
  changeBranding(context, noPicture, 'branding.picture');
