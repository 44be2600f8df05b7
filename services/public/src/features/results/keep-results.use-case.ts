import { createHash } from 'node:crypto';
import type { ResultsChecksum } from '@folkmoot/contracts';
import type { Logger, Outlook } from '@folkmoot/service-kit';
import type {
  AwaitedResultsCopy,
  KnownResults,
  ResultsCopyRepository,
  ResultsFileRepository,
} from '../../entities/published-results';
import type { FetchResultsFile } from './results.types';

const RETRY_MS = 5_000;

interface Tools {
  readonly resultsCopies: Pick<ResultsCopyRepository, 'listAwaiting' | 'noteFiles' | 'forget'>;
  readonly resultsFiles: Pick<ResultsFileRepository, 'keep' | 'removeFiles'>;
  readonly fetchFile: FetchResultsFile;
  readonly known: Pick<KnownResults, 'refresh'>;
  readonly logger: Pick<Logger, 'warn'>;
}

/** The text of these bytes, piece by piece, and afterwards their SHA-256. */
const readText = (bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) => {
  const hash = createHash('sha256');
  const text = async function* (): AsyncGenerator<string> {
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    for await (const chunk of bytes) {
      hash.update(chunk);
      yield decoder.decode(chunk, { stream: true });
    }
    yield decoder.decode();
  };
  return { text: text(), sha256: () => hash.digest('hex') };
};

/** Stores a file while it is received. False when it does not exist. Throws when it is not what was published. */
const keepFile = async (tools: Tools, copy: AwaitedResultsCopy, { file, sha256 }: ResultsChecksum) => {
  const { campaignId, councilId, version } = copy;
  const bytes = await tools.fetchFile(councilId, { campaignId, version, file });
  if (bytes === null) return false;
  const received = readText(bytes);
  await tools.resultsFiles.keep({ campaignId, councilId, version, name: file, sha256 }, received.text);
  if (received.sha256() !== sha256) throw new Error(`${file} is not what was published`);
  return true;
};

/** False when a file does not exist: the campaign was erased. Throws when the service cannot answer. */
const keepAll = async (tools: Tools, copy: AwaitedResultsCopy): Promise<boolean> => {
  for (const checksum of copy.checksums) if (!(await keepFile(tools, copy, checksum))) return false;
  return true;
};

const keep = async (tools: Tools, copy: AwaitedResultsCopy): Promise<boolean> => {
  const { resultsCopies, resultsFiles, logger } = tools;
  try {
    const isComplete = await keepAll(tools, copy);
    if (!isComplete) await resultsCopies.forget(copy);
    // A version that was withdrawn or erased while it was received leaves no file, and a changed one none of before.
    const isNoted = isComplete && (await resultsCopies.noteFiles(copy));
    await resultsFiles.removeFiles({ ...copy, except: isNoted ? copy.checksums.map(({ sha256 }) => sha256) : [] });
    return true;
  } catch (error) {
    logger.warn({ err: error }, 'published results could not be fetched, will be tried again');
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
