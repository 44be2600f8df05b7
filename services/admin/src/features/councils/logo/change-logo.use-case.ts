import { DomainError, LOGO_BYTES, logoUrlOf, type UserActor } from '@folkmoot/contracts';
import { blobKey, hashOf, type Upload } from '@folkmoot/service-kit';
import { messages } from '../../../integrations/logos/logo.messages';
import { type LogoType, logoTypeOf } from '../../../integrations/logos/logo-type';
import type { StoredCouncil } from '../../../records/views.domain';
import { tellCouncilChanged } from '../council.events';
import { folderOf, type LogoDeps } from './logo.deps';

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

const showLogo = ({ units, clock }: LogoDeps, actor: UserActor, logo: Logo): Promise<StoredCouncil> =>
  units.unitOfWork(actor, async ({ councils, outbox }) => {
    const council = await councils.get(actor.councilId ?? '');
    if (council.branding.logoHash === logo.logoHash) return council;
    const branding = { ...council.branding, ...logo };
    const saved = await councils.save(council, { branding, updatedAt: clock.now() });
    await tellCouncilChanged(outbox, saved, ['branding.logo']);
    return saved;
  });

/** The council shows another logo from now on. The bytes are kept first, so that whoever hears of it can fetch them. */
export const uploadLogo = async (deps: LogoDeps, actor: UserActor, upload: Upload): Promise<StoredCouncil> => {
  const type = checked(upload);
  const councilId = actor.councilId ?? '';
  const { bytes, width, height } = await deps.drawLogo({ bytes: upload.bytes, type }, councilId);
  const hash = hashOf(bytes);
  await deps.blobs.put(blobKey(folderOf(councilId), hash), bytes, 'image/png');
  const logoUrl = logoUrlOf(councilId, hash);
  return showLogo(deps, actor, { logoUrl, logoHash: hash, logoWidth: width, logoHeight: height });
};

/** The council goes on without a logo; mails that were sent still find the one they show. */
export const removeLogo = (deps: LogoDeps, actor: UserActor): Promise<StoredCouncil> => showLogo(deps, actor, noLogo);
