import { DomainError, getLogoOperation } from '@folkmoot/contracts';
import { type BlobStore, blobKey, fileHeaders, hashOf, route, file as sendFile } from '@folkmoot/service-kit';
import type { CopiesRepository } from '../../published/copies.repository';
import type { FetchFile } from './file.deps';
import { folderOf, hashIn } from './file-place.domain';

export interface LogoDeps {
  readonly copies: Pick<CopiesRepository, 'findCouncil'>;
  readonly blobs: Pick<BlobStore, 'open' | 'put'>;
  readonly fetchLogo: FetchFile;
}

const TYPE = 'image/png';

/** Keeps the council's present logo, so that residents need no other service from then on; strangers make nobody ask for anything else. */
const keepLogo = async ({ copies, blobs, fetchLogo }: LogoDeps, councilId: string, file: string): Promise<void> => {
  const known = await copies.findCouncil(councilId);
  if (!known || known.isDeleted || known.council.branding.logoHash !== hashIn(file)) throw new DomainError('not_found');
  const bytes = await fetchLogo(councilId, file).catch((cause: unknown) => {
    throw new DomainError('unavailable', { cause });
  });
  if (!bytes || hashOf(bytes) !== hashIn(file)) throw new DomainError('not_found');
  await blobs.put(blobKey(folderOf(councilId), hashIn(file)), bytes, TYPE);
};

export const logoRoutes = (deps: LogoDeps) => [
  route(getLogoOperation, {
    handle: async ({ params: { councilId, file } }) => {
      const open = () => deps.blobs.open(blobKey(folderOf(councilId), hashIn(file)));
      let opened = await open();
      if (!opened) {
        await keepLogo(deps, councilId, file);
        opened = await open();
      }
      if (!opened) throw new DomainError('not_found');
      const headers = fileHeaders({ type: TYPE, name: 'logo.png', size: opened.size, isPublic: true });
      // Mails show it, too, wherever they are read.
      return sendFile(opened.stream, {
        type: TYPE,
        headers: { ...headers, 'Cross-Origin-Resource-Policy': 'cross-origin' },
      });
    },
  }),
];
