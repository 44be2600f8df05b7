import { type PublishedResults, type ResultsFile, resultsFiles as resultsFileNames } from '@folkmoot/contracts';
import { coalesce, type FeatureApp, joinedText, oncePerService, singleFlight } from '@folkmoot/service-kit';
import { LRUCache } from 'lru-cache';
import type { ResultsCopy, ResultsCopyRepository } from './results-copies.repository';
import type { ResultsFileRef, ResultsFileRepository } from './results-files.repository';

const MAX_CAMPAIGNS = 2_000;
const MB = 1024 * 1024;

/** Bounds of the memory, in bytes. */
export interface ResultsMemory {
  /** Results that pages show, of all campaigns. */
  readonly shownBytes: number;
  /** Other files of all versions. */
  readonly fileBytes: number;
  /** A larger file is sent from the database part by part. */
  readonly largestFileBytes: number;
}

const usualMemory: ResultsMemory = { shownBytes: 64 * MB, fileBytes: 32 * MB, largestFileBytes: 2 * MB };

/** Results that are read take more memory than their text. */
const TIMES_READ = 4;
/** The memory of a version without its files. */
const BYTES_OF_COPY = 2_048;

/** A version with its content read. */
interface ShownVersion {
  readonly copy: ResultsCopy;
  readonly results: PublishedResults;
  /** The file that they were read from. */
  readonly file: Buffer;
}

/** The versions of a campaign's results that this service can show. */
export interface CampaignResults {
  /** The newest first, also withdrawn ones, without those whose files are not here yet. */
  readonly versions: readonly ResultsCopy[];
  /** The latest that is not withdrawn. */
  readonly current: ShownVersion | null;
}

/** Results from memory: a request for a page or its JSON needs no database. */
export interface KnownResults {
  find(campaignId: string): Promise<CampaignResults>;
  /** Undefined when it must be read first. */
  inMemory(campaignId: string): CampaignResults | undefined;
  /** A file of a version that is not withdrawn: from memory, or part by part. Null when it is not here. */
  openFile(copy: ResultsCopy, name: ResultsFile): Promise<Buffer | AsyncIterable<string> | null>;
  /** Reads again what other replicas may have changed. */
  refresh(): Promise<void>;
}

const bytesOf = ({ versions, current }: CampaignResults): number =>
  (versions.length + 1) * BYTES_OF_COPY + (current?.file.length ?? 0) * TIMES_READ;

/** The whole file when it is small enough; otherwise its parts from the first one on. */
const smallOrParts = async (
  parts: AsyncIterable<string>,
  largestBytes: number,
): Promise<Buffer | AsyncIterable<string>> => {
  const iterator = parts[Symbol.asyncIterator]();
  const read: string[] = [];
  let bytes = 0;
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
    read.push(next.value);
    bytes += Buffer.byteLength(next.value);
    if (bytes > largestBytes) return restOf(read, iterator);
  }
  return Buffer.from(read.join(''));
};

const restOf = async function* (read: readonly string[], iterator: AsyncIterator<string>): AsyncGenerator<string> {
  yield* read;
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
};

interface Reader {
  readonly resultsCopies: Pick<ResultsCopyRepository, 'listOfCampaigns'>;
  readonly resultsFiles: Pick<ResultsFileRepository, 'open'>;
}

const byCampaign = (copies: readonly ResultsCopy[]): ReadonlyMap<string, readonly ResultsCopy[]> => {
  const groups = new Map<string, ResultsCopy[]>(copies.map(({ campaignId }) => [campaignId, []]));
  for (const copy of copies) groups.get(copy.campaignId)?.push(copy);
  return groups;
};

const fileOf = ({ campaignId, version, checksums }: ResultsCopy, name: ResultsFile): ResultsFileRef => ({
  campaignId,
  version,
  name,
  sha256: checksums.find(({ file }) => file === name)?.sha256 ?? '',
});

const fileKey = ({ campaignId, version, name, sha256 }: ResultsFileRef): string =>
  `${campaignId}.${version}.${name}.${sha256}`;

/** @param memory bounds of what is kept in memory */
export const createKnownResults = (
  { resultsCopies, resultsFiles }: Reader,
  { shownBytes, fileBytes, largestFileBytes }: ResultsMemory = usualMemory,
): KnownResults => {
  const shown = new LRUCache<string, CampaignResults>({
    max: MAX_CAMPAIGNS,
    maxSize: shownBytes,
    sizeCalculation: bytesOf,
  });
  const files = new LRUCache<string, Buffer>({ maxSize: fileBytes, sizeCalculation: ({ length }) => length + 1 });

  /** A version changes only when its answers are removed, so the one in memory is read once. */
  const showVersion = async (copy: ResultsCopy, before: ShownVersion | null): Promise<ShownVersion | null> => {
    const shownFile = fileOf(copy, 'results.json');
    if (before && fileKey(fileOf(before.copy, 'results.json')) === fileKey(shownFile)) return { ...before, copy };
    const parts = await resultsFiles.open(shownFile);
    if (!parts) return null;
    const text = await joinedText(parts);
    return { copy, results: JSON.parse(text), file: Buffer.from(text) };
  };

  /** Withdrawn, replaced and erased files leave the memory. */
  const forgetFiles = (campaignId: string, versions: readonly ResultsCopy[]): void => {
    const open = versions.filter(({ isWithdrawn }) => !isWithdrawn);
    const keys = new Set(open.flatMap((copy) => resultsFileNames.map((name) => fileKey(fileOf(copy, name)))));
    for (const key of [...files.keys()].filter((each) => each.startsWith(`${campaignId}.`)))
      if (!keys.has(key)) files.delete(key);
  };

  const remember = async (campaignId: string, copies: readonly ResultsCopy[]): Promise<CampaignResults> => {
    const before = shown.peek(campaignId)?.current ?? null;
    const versions = copies.filter((copy) => copy.isWithdrawn || copy.hasFiles);
    const copy = versions.find(({ isWithdrawn }) => !isWithdrawn);
    const results = { versions, current: copy ? await showVersion(copy, before) : null };
    forgetFiles(campaignId, versions);
    shown.set(campaignId, results);
    return results;
  };

  const load = singleFlight(async (campaignId) =>
    remember(campaignId, await resultsCopies.listOfCampaigns([campaignId])),
  );

  return {
    find: async (campaignId) => shown.get(campaignId) ?? load(campaignId),
    inMemory: (campaignId) => shown.get(campaignId),
    openFile: async (copy, name) => {
      const current = shown.get(copy.campaignId)?.current;
      const wanted = fileOf(copy, name);
      const key = fileKey(wanted);
      if (current && name === 'results.json' && fileKey(fileOf(current.copy, name)) === key) return current.file;
      const known = files.get(key);
      if (known) return known;
      const parts = await resultsFiles.open(wanted);
      const content = parts && (await smallOrParts(parts, largestFileBytes));
      if (Buffer.isBuffer(content)) files.set(key, content);
      return content;
    },
    refresh: coalesce(async () => {
      // The one that was used last stays the last.
      const campaignIds = [...shown.rkeys()];
      if (campaignIds.length === 0) return;
      const copies = byCampaign(await resultsCopies.listOfCampaigns(campaignIds));
      for (const campaignId of campaignIds) await remember(campaignId, copies.get(campaignId) ?? []);
    }),
  };
};

type ResultsApp = Pick<
  FeatureApp<{ readonly resultsCopies: ResultsCopyRepository; readonly resultsFiles: ResultsFileRepository }>,
  'units'
>;

/** The published results of a running service. All features use the same memory. */
export const knownResultsOf = oncePerService(({ units }: ResultsApp) =>
  createKnownResults(units.readerAcrossCouncils()),
);
