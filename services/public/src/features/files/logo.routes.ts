import { DomainError, getLogoOperation } from '@folkmoot/contracts';
import { type BlobStore, blobKey, fileHeaders, hashOf, route, file as sendFile } from '@folkmoot/service-kit';
import { type CopiesRepository, folderOf, hashIn } from '../../entities/published-survey';
import type { FetchFile } from './file.types';

interface LogoSources {
  readonly copies: Pick<CopiesRepository, 'findCouncil'>;
  readonly blobs: Pick<BlobStore, 'open' | 'put'>;
  readonly fetchLogo: FetchFile;
}

const TYPE = 'image/png';

/**
 * Stores the council's present logo, so that residents need no other service afterwards. Only the present logo is
 * fetched, so that requests for other names cause no request to admin.
 */
const keepLogo = async ({ copies, blobs, fetchLogo }: LogoSources, councilId: string, file: string): Promise<void> => {
  const known = await copies.findCouncil(councilId);
  if (!known || known.isDeleted || known.council.branding.logoHash !== hashIn(file)) throw new DomainError('not_found');
  const bytes = await fetchLogo(councilId, file).catch((cause: unknown) => {
    throw new DomainError('unavailable', { cause });
  });
  if (!bytes || hashOf(bytes) !== hashIn(file)) throw new DomainError('not_found');
  await blobs.put(blobKey(folderOf(councilId), hashIn(file)), bytes, TYPE);
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
      const headers = fileHeaders({ type: TYPE, name: 'logo.png', size: opened.size, isPublic: true });
      // Mails show the logo too, in any mail program.
      return sendFile(opened.stream, {
        type: TYPE,
        headers: { ...headers, 'Cross-Origin-Resource-Policy': 'cross-origin' },
      });
    },
  }),
];
