import { assetTypeOf, DomainError, getLogoOperation } from '@folkmoot/contracts';
import { type BlobStore, blobKey, fileHeaders, hashOf, route, file as sendFile } from '@folkmoot/service-kit';
import { type CopiesRepository, folderOf, hashIn } from '../../entities/published-survey';
import type { FetchFile } from './file.types';

interface LogoSources {
  readonly copies: Pick<CopiesRepository, 'findCouncil'>;
  readonly blobs: Pick<BlobStore, 'open' | 'put'>;
  readonly fetchLogo: FetchFile;
}

/**
 * Stores the council's present logo or picture, so that residents need no other service afterwards. Only the present
 * ones are fetched, so that requests for other names cause no request to admin.
 */
const keepLogo = async ({ copies, blobs, fetchLogo }: LogoSources, councilId: string, file: string): Promise<void> => {
  const known = await copies.findCouncil(councilId);
  const { logoHash, pictureHash } = known?.council.branding ?? {};
  if (known?.isDeleted || ![logoHash, pictureHash].includes(hashIn(file))) throw new DomainError('not_found');
  const bytes = await fetchLogo(councilId, file).catch((cause: unknown) => {
    throw new DomainError('unavailable', { cause });
  });
  if (!bytes || hashOf(bytes) !== hashIn(file)) throw new DomainError('not_found');
  await blobs.put(blobKey(folderOf(councilId), hashIn(file)), bytes, assetTypeOf(file));
};

export const logoRoutes = (sources: LogoSources) => [
  route(getLogoOperation, {
    handle: async ({ params: { councilId, file } }) => {
      const open = () => sources.blobs.open(blobKey(folderOf(councilId), hashIn(file)));
      let opened = await open();
      if (!opened) {
        await keepLogo(sources, councilId, file);
        opened = await open();
      }
      if (!opened) throw new DomainError('not_found');
      const type = assetTypeOf(file);
      const name = type === 'image/png' ? 'logo.png' : 'picture.webp';
      const headers = fileHeaders({ type, name, size: opened.size, isPublic: true });
      // Mails show the logo too, in any mail program.
      return sendFile(opened.stream, {
        type,
        headers: { ...headers, 'Cross-Origin-Resource-Policy': 'cross-origin' },
      });
    },
  }),
];
