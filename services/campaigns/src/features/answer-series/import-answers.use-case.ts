import { createHash } from 'node:crypto';
import {
  ANSWER_FILE_LIMIT,
  type AnswerColumnUse,
  type AnswerImport,
  answerColumnUsesSchema,
  answerSeriesChangedEvent,
  DomainError,
  MAX_ANSWER_SERIES,
  MAX_SERIES_NAME,
} from '@folkmoot/contracts';
import { type BlobStore, type Jobs, newId, type Upload } from '@folkmoot/service-kit';
import { type NewSeries, type StoredSeries, toSeriesView } from '../../entities/answer-series';
import { answerFileKey, deleteAnswerFile } from './answer-file-store';
import { messages } from './answer-series.messages';
import type { SeriesContext } from './answer-series.types';
import { type CheckedRows, checkRows } from './check-rows';
import { checkUses, guessUses, targetsOf } from './columns';
import { keptSinceOf } from './kept-since';
import { type AnswerFile, readAnswerFile } from './read-answer-file';
import { queueSeries } from './series-runs';

interface AnswersImport {
  readonly campaignId: string;
  readonly upload: Upload;
  /** Reads only. Nothing is stored. */
  readonly isDryRun: boolean;
  /** Stores the file although a series has it already. */
  readonly isAgain: boolean;
}

interface ImportTools {
  readonly blobs: BlobStore;
  readonly jobs: Pick<Jobs, 'schedule'>;
}

const LONGEST_SAMPLE = 100;

const invalid = (path: string, message: string): DomainError =>
  new DomainError('invalid_input', { detail: message, fields: [{ path, message }] });

const usesIn = (text: string | undefined): AnswerColumnUse[] | null => {
  if (text === undefined || text === '') return null;
  try {
    return answerColumnUsesSchema.parse(JSON.parse(text));
  } catch {
    throw invalid('columns', messages.columnsUnreadable);
  }
};

const nameIn = (text: string | undefined): string => {
  const name = (text ?? '').normalize('NFC').replace(/\s+/g, ' ').trim();
  if (name === '') throw invalid('name', messages.noName);
  if (name.length > MAX_SERIES_NAME) throw invalid('name', messages.longName(MAX_SERIES_NAME));
  return name;
};

const headingAt = (file: AnswerFile, index: number | null): string =>
  index === null ? '' : file.headings[index]?.slice(0, LONGEST_SAMPLE) || messages.column(index + 1);

const columnsOf = (file: AnswerFile, { samples }: CheckedRows, uses: readonly AnswerColumnUse[]) =>
  file.headings.map((_, index) => ({
    heading: headingAt(file, index),
    samples: samples.map((cells) => (cells[index] ?? '').slice(0, LONGEST_SAMPLE)),
    use: uses[index] ?? { kind: 'ignored' as const },
  }));

/** The record before the file, so that the rest of a failed upload is found and deleted. */
const openSeries = ({ actor, unitOfWork }: SeriesContext, series: NewSeries): Promise<StoredSeries> =>
  unitOfWork(actor, async ({ answerSeries }) => {
    if ((await answerSeries.list(series.campaignId)).length >= MAX_ANSWER_SERIES)
      throw new DomainError('conflict', { detail: messages.tooManySeries(MAX_ANSWER_SERIES) });
    return answerSeries.insert(series);
  });

const discard = async ({ actor, unitOfWork }: SeriesContext, opened: StoredSeries, blobs: BlobStore): Promise<void> => {
  await deleteAnswerFile(blobs, opened);
  await unitOfWork(actor, ({ answerSeries }) => answerSeries.delete(opened.id));
};

/** Keeps the file and gives the series to a job. */
const startImport = async (
  context: SeriesContext,
  series: NewSeries,
  { text, accepted }: { text: Buffer; accepted: number },
  { blobs, jobs }: ImportTools,
): Promise<StoredSeries> => {
  const { actor, unitOfWork, clock } = context;
  const opened = await openSeries(context, series);
  try {
    const file = answerFileKey(opened, text);
    await blobs.put(file, text, 'text/csv');
    const queued = await unitOfWork(actor, async ({ answerSeries, outbox }) => {
      const work = opened.work && { ...opened.work, file };
      const stored = await answerSeries.save({ ...opened, state: 'queued', work, touchedAt: clock.now() });
      await outbox.add(answerSeriesChangedEvent, {
        aggregate: { type: 'answer-series', id: stored.id, revision: 1 },
        payload: {
          campaignId: stored.campaignId,
          change: 'import_started',
          name: stored.name,
          responses: accepted,
        },
      });
      return stored;
    });
    await queueSeries(jobs, queued);
    return queued;
  } catch (error) {
    await discard(context, opened, blobs).catch(() => undefined);
    throw error;
  }
};

/**
 * Checks the answers of a CSV file, and, unless only that was asked for, starts their import as a series beside the live
 * answers.
 */
export const importAnswers = async (
  context: SeriesContext,
  { campaignId, upload, isDryRun, isAgain }: AnswersImport,
  tools: ImportTools,
): Promise<AnswerImport> => {
  const { actor, reader, clock } = context;
  const records = reader(actor);
  await records.campaigns.get(campaignId);
  if (upload.isTooLarge || upload.bytes.length > ANSWER_FILE_LIMIT)
    throw new DomainError('file_too_large', { detail: messages.tooLarge });
  const version = await records.versions.findLatest(campaignId);
  if (!version) throw new DomainError('conflict', { detail: messages.noSurvey });
  const { questions } = version;
  const chosen = usesIn(upload.fields?.get('columns'));
  const file = readAnswerFile(upload.bytes);
  const uses = chosen ?? guessUses(file.headings, questions);
  const fileHash = createHash('sha256').update(upload.bytes).digest('hex');
  const same = (await records.answerSeries.list(campaignId)).filter(
    (each) => each.fileHash === fileHash && each.state !== 'failed',
  );
  const { zone } = await records.counters.get(campaignId);
  const now = clock.now();
  // A first look may have no column that is known. Staff then choose.
  if (!isDryRun || chosen) checkUses(uses, questions);
  const keptSince = await keptSinceOf(records, campaignId, now, zone);
  const checked = await checkRows(file, { questions, uses, zone, now, keptSince });
  const { problems, samples: _, ...figures } = checked;
  const outcome = {
    ...figures,
    series: null,
    encoding: file.encoding,
    delimiter: file.delimiter,
    refused: problems.map(({ line, column, reason }) => ({ line, column: headingAt(file, column), reason })),
    columns: columnsOf(file, checked, uses),
    targets: targetsOf(questions),
    sameFile: same.map(({ id, name }) => ({ id, name })),
  };
  if (isDryRun) return outcome;
  const name = nameIn(upload.fields?.get('name'));
  const [first] = same;
  if (first && !isAgain) throw new DomainError('conflict', { detail: messages.sameFile(first.name) });
  if (checked.accepted === 0) throw new DomainError('file_unreadable', { detail: messages.empty });
  const { delimiter, quote, isOwn, place, text } = file;
  const series: NewSeries = {
    id: newId(),
    campaignId,
    name,
    fileName: upload.name,
    fileHash,
    zone,
    state: 'uploading',
    rows: checked.rows,
    responses: 0,
    refused: 0,
    isComplete: false,
    importedBy: actor.userId,
    importedAt: now,
    work: { file: '', delimiter, quote, isOwn, uses, version: version.version, place },
    runId: null,
    touchedAt: now,
  };
  const started = await startImport(context, series, { text, accepted: checked.accepted }, tools);
  return { ...outcome, series: toSeriesView(started) };
};
