import type { Answer, SurveyVersion } from '@folkmoot/contracts';
import { foundAnswers, type LookUp, tablesFor } from '@folkmoot/question-types/core';
import { type BlobStore, blobKey, type Logger } from '@folkmoot/service-kit';
import { LRUCache } from 'lru-cache';
import { folderOf, hashIn } from '../../entities/published-survey';

/** Some tables of councils whose surveys are open. A table of 500,000 postcodes has 8 MB. */
const MOST_BYTES = 64 * 1024 * 1024;
const NEWLINE = 0x0a;
const FILE = /([a-f0-9]{64}\.csv)$/;

interface Line {
  readonly start: number;
  /** Where the next line begins. */
  readonly end: number;
  readonly code: string;
  readonly area: string;
}

const lineAt = (table: Buffer, place: number): Line => {
  const start = place === 0 ? 0 : table.lastIndexOf(NEWLINE, place - 1) + 1;
  const next = table.indexOf(NEWLINE, place);
  const stop = next < 0 ? table.length : next;
  const [code = '', area = ''] = table.toString('latin1', start, stop).split(',');
  return { start, end: stop + 1, code, area };
};

/** Finds a postcode in sorted lines of `SW1A1AA,a1x`. */
export const lookUpIn =
  (table: Buffer): LookUp =>
  (postcode) => {
    let [from, to] = [0, table.length];
    while (from < to) {
      const { start, end, code, area } = lineAt(table, Math.floor((from + to) / 2));
      if (code === postcode) return area;
      if (code < postcode) from = end;
      else to = start;
    }
    return null;
  };

/** No ward is found, and the postcode is not kept either. */
const nothing: LookUp = () => null;

/**
 * The tables of postcodes of published surveys. This service has copies of them, so that it finds wards without another
 * service, and the postcode is stored nowhere.
 */
export const createPostcodeTables = (blobs: Pick<BlobStore, 'get'>, logger: Pick<Logger, 'warn'>) => {
  const tables = new LRUCache<string, Buffer>({ maxSize: MOST_BYTES, sizeCalculation: ({ length }) => length + 1 });
  const load = async (key: string): Promise<Buffer | null> => {
    const known = tables.get(key);
    if (known) return known;
    const blob = await blobs.get(key);
    if (blob) tables.set(key, blob.bytes);
    return blob?.bytes ?? null;
  };
  const lookUp = async (councilId: string, url: string): Promise<LookUp> => {
    const file = FILE.exec(url)?.[1];
    const table = file ? await load(blobKey(folderOf(councilId), hashIn(file))) : null;
    if (table) return lookUpIn(table);
    logger.warn({ file }, 'the table of postcodes of a published survey does not exist: wards are not found');
    return nothing;
  };
  /** The answers as they are kept: with the ward of a postcode. */
  return async ({ questions, councilId }: SurveyVersion, answers: readonly Answer[]): Promise<readonly Answer[]> => {
    const urls = tablesFor(questions, answers);
    if (urls.length === 0) return answers;
    const lookUps = new Map<string, LookUp>();
    for (const url of urls) lookUps.set(url, await lookUp(councilId, url));
    return foundAnswers(questions, answers, (url) => lookUps.get(url) ?? nothing);
  };
};
