import { DomainError, LOGO_BYTES, logoUrlOf } from '@folkmoot/contracts';
import { blobKey, type Context, hashOf, type Upload } from '@folkmoot/service-kit';
import { logoFolderOf, type StoredCouncil } from '../../../entities/council';
import { messages } from '../../../integrations/logos/logo.messages';
import { type LogoType, logoTypeOf } from '../../../integrations/logos/logo-type';
import { publishCouncilChanged } from '../council.events';
import type { CouncilRecords, LogoTools } from '../council.types';

type Logo = Pick<StoredCouncil['branding'], 'logoUrl' | 'logoHash' | 'logoWidth' | 'logoHeight'>;

const noLogo: Logo = { logoUrl: null, logoHash: null, logoWidth: null, logoHeight: null };

const checked = ({ bytes, isTooLarge }: Upload): LogoType => {
  const type = logoTypeOf(bytes);
  if (isTooLarge || bytes.length > LOGO_BYTES) {
    throw new DomainError('file_too_large', { detail: messages.tooLarge(LOGO_BYTES) });
  }
  if (!type) throw new DomainError('file_type_refused', { detail: messages.wrongType });
  return type;
};

const showLogo = ({ actor, unitOfWork, clock }: Context<CouncilRecords>, logo: Logo): Promise<StoredCouncil> =>
  unitOfWork(actor, async ({ councils, outbox }) => {
    const council = await councils.get(actor.councilId ?? '');
    if (council.branding.logoHash === logo.logoHash) return council;
    const branding = { ...council.branding, ...logo };
    const saved = await councils.save(council, { branding, updatedAt: clock.now() });
    await publishCouncilChanged(outbox, saved, ['branding.logo']);
    return saved;
  });

/** Changes the council's logo. Stores the bytes first, so that consumers of the event can fetch them. */
export const uploadLogo = async (
  context: Context<CouncilRecords>,
  upload: Upload,
  { blobs, drawLogo }: LogoTools,
): Promise<StoredCouncil> => {
  const type = checked(upload);
  const councilId = context.actor.councilId ?? '';
  const { bytes, width, height } = await drawLogo({ bytes: upload.bytes, type }, councilId);
  const hash = hashOf(bytes);
  await blobs.put(blobKey(logoFolderOf(councilId), hash), bytes, 'image/png');
  const logoUrl = logoUrlOf(councilId, hash);
  return showLogo(context, { logoUrl, logoHash: hash, logoWidth: width, logoHeight: height });
};

/** Removes the logo. The file is kept, because mails that were sent show it. */
export const removeLogo = (context: Context<CouncilRecords>): Promise<StoredCouncil> => showLogo(context, noLogo);
