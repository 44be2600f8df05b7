import { assetTypeOf, DomainError, getMailPictureOperation } from '@folkmoot/contracts';
import {
  type BlobStore,
  blobKey,
  createTtlCache,
  fileHeaders,
  hashOf,
  limiter,
  route,
  file as sendFile,
} from '@folkmoot/service-kit';
import { type CopiesRepository, folderOf, hashIn } from '../../entities/published-survey';
import type { FetchFile } from './file.types';

interface PictureSources {
  readonly copies: Pick<CopiesRepository, 'findCouncil'>;
  readonly blobs: Pick<BlobStore, 'open' | 'put'>;
  readonly fetchFile: FetchFile;
}

/** Requests for unknown names: few at a time, and each name rarely, so that they are no load for campaigns. */
const MISSES = { ttlMs: 2_000, maxEntries: 1_000 };
const AT_ONCE = 4;

/** Pictures of newsletters: fetched when somebody first looks at one, then served from this service. */
export const pictureRoutes = ({ copies, blobs, fetchFile }: PictureSources) => {
  const inTurn = limiter(AT_ONCE);
  const keepPicture = async (address: string): Promise<boolean> => {
    const [councilId = '', file = ''] = address.split('/');
    const council = await copies.findCouncil(councilId);
    if (!council || council.isDeleted) return false;
    const bytes = await inTurn(() => fetchFile(councilId, file)).catch((cause: unknown) => {
      throw new DomainError('unavailable', { cause });
    });
    if (!bytes || hashOf(bytes) !== hashIn(file)) return false;
    await blobs.put(blobKey(folderOf(councilId), hashIn(file)), bytes, assetTypeOf(file));
    return true;
  };
  const kept = createTtlCache(keepPicture, MISSES);
  return [
    route(getMailPictureOperation, {
      handle: async ({ params: { councilId, file } }) => {
        const open = () => blobs.open(blobKey(folderOf(councilId), hashIn(file)));
        const opened = (await open()) ?? ((await kept.get(`${councilId}/${file}`)) ? await open() : null);
        if (!opened) throw new DomainError('not_found');
        const type = assetTypeOf(file);
        const headers = fileHeaders({ type, name: file, size: opened.size, isPublic: true });
        // Mails show it too, in any mail program.
        return sendFile(opened.stream, {
          type,
          headers: { ...headers, 'Cross-Origin-Resource-Policy': 'cross-origin' },
        });
      },
    }),
  ];
};
