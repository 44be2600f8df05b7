import { resultsFiles } from '@folkmoot/contracts';
import { hashOf, type Logger, type Outlook } from '@folkmoot/service-kit';
import type {
  AwaitedResultsCopy,
  KeptFile,
  KnownResults,
  ResultsCopyRepository,
} from '../../entities/published-results';
import type { FetchResultsFile } from './results.types';

const RETRY_MS = 5_000;

interface Tools {
  readonly resultsCopies: Pick<ResultsCopyRepository, 'listAwaiting' | 'keepFiles' | 'forget'>;
  readonly fetchFile: FetchResultsFile;
  readonly known: Pick<KnownResults, 'refresh'>;
  readonly logger: Pick<Logger, 'warn'>;
}

/** Null when a file does not exist: the campaign was erased. Throws when the service cannot answer. */
const fetchAll = async ({ fetchFile }: Tools, copy: AwaitedResultsCopy): Promise<KeptFile[] | null> => {
  const { campaignId, councilId, version, checksums } = copy;
  const files: KeptFile[] = [];
  for (const file of resultsFiles) {
    const content = await fetchFile(councilId, { campaignId, version, file });
    if (content === null) return null;
    const expected = checksums.find((checksum) => checksum.file === file)?.sha256;
    if (hashOf(Buffer.from(content)) !== expected) throw new Error(`${file} is not what was published`);
    files.push({ name: file, content });
  }
  return files;
};

const keep = async (tools: Tools, copy: AwaitedResultsCopy): Promise<boolean> => {
  try {
    const files = await fetchAll(tools, copy);
    if (files) await tools.resultsCopies.keepFiles({ ...copy, files });
    else await tools.resultsCopies.forget(copy);
    return true;
  } catch (error) {
    tools.logger.warn({ err: error }, 'published results could not be fetched, will be tried again');
    return false;
  }
};

/**
 * Creates the job that fetches the files of published versions, so that residents then need no other service, and
 * that reads again what other replicas have changed.
 */
export const createKeepResults = (tools: Tools) => async (): Promise<Outlook> => {
  const awaiting = await tools.resultsCopies.listAwaiting();
  let isKept = false;
  for (const copy of awaiting) isKept = (await keep(tools, copy)) || isKept;
  await tools.known.refresh();
  if (isKept) return 'worked';
  return awaiting.length > 0 ? RETRY_MS : null;
};
