import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Actor, answerSeriesChangedEvent, type SurveyVersion, systemActor } from '@folkmoot/contracts';
import { type BlobStore, type Context, newId, type RunKey, retryRaces, type Unit } from '@folkmoot/service-kit';
import { failed, finished, type ImportWork, isImporting, type StoredSeries } from '../../entities/answer-series';
import { contributionOf, gather } from '../../entities/report';
import type { NewResponse } from '../../entities/response';
import { deleteAnswerFile } from './answer-file-store';
import type { SeriesRecords } from './answer-series.types';
import { keptSinceOf } from './kept-since';
import { type AnswerRow, answerRows } from './read-answer-file';
import { type ReadRow, type RowReading, readRow } from './read-row';
import { changeSeries } from './series-runs';

type RunContext = Context<SeriesRecords, Actor>;

interface Run {
  readonly runId: string;
  readonly signal: AbortSignal;
}

/** Rows of one transaction. */
const BATCH = 500;
/** Rows that are read without giving requests a turn. */
const TURN = 100;

const responseOf = (
  { answers, submittedAt, shown }: ReadRow,
  number: number,
  series: StoredSeries,
  version: SurveyVersion,
): NewResponse => ({
  id: newId(),
  campaignId: series.id,
  number,
  version: version.version,
  series: version.series,
  round: 1,
  createdAt: submittedAt ?? series.importedAt,
  completionTimeSeconds: null,
  answers,
  deviceType: null,
  browserFamily: null,
  totalQuestions: shown,
  questionsAnswered: answers.length,
  marks: [],
  isExcluded: false,
});

function* inBatches(rows: Iterable<AnswerRow>): Iterable<readonly AnswerRow[]> {
  let batch: AnswerRow[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

const readBatch = async (rows: readonly AnswerRow[], reading: RowReading): Promise<ReadRow[]> => {
  const read: ReadRow[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % TURN === TURN - 1) await nextTurn();
    const result = readRow(row, reading);
    if (!('reason' in result)) read.push(result);
  }
  return read;
};

/** Claims the import for this run. Null when there is nothing to do. */
const take = (context: RunContext, actor: Actor, id: string, runId: string): Promise<StoredSeries | null> =>
  changeSeries(context, actor, { id }, (series, { answerSeries }) =>
    answerSeries.save({ ...series, state: 'running', runId, touchedAt: context.clock.now() }),
  );

/** A batch of rows, as it is stored. */
interface Batch {
  readonly read: readonly ReadRow[];
  readonly rows: readonly AnswerRow[];
  readonly version: SurveyVersion;
}

/** Stores the batch and the place behind it in one transaction, so that each row is stored once. */
const storeBatch = async (
  { answerSeries }: Unit<SeriesRecords>,
  { series, work }: { series: StoredSeries; work: ImportWork },
  { read, rows, version }: Batch,
  now: Date,
): Promise<StoredSeries> => {
  const responses = read.map((row, index) => responseOf(row, series.responses + index + 1, series, version));
  await answerSeries.responses.insertMany(responses);
  const contributions = responses.map((each) => contributionOf(each, version.questions, series.zone));
  await answerSeries.rollups.add(gather(contributions));
  return answerSeries.save({
    ...series,
    responses: series.responses + read.length,
    refused: series.refused + rows.length - read.length,
    work: { ...work, place: rows.at(-1)?.next ?? work.place },
    touchedAt: now,
  });
};

const end = (context: RunContext, actor: Actor, { id, runId }: StoredSeries, isWhole: boolean): Promise<unknown> =>
  changeSeries(context, actor, { id, runId }, async (series, { answerSeries, outbox }) => {
    const now = context.clock.now();
    const ended = await answerSeries.save(isWhole ? finished(series, now) : failed(series, now));
    if (!ended.isComplete) return;
    const { campaignId, name, responses } = ended;
    await outbox.add(answerSeriesChangedEvent, {
      aggregate: { type: 'answer-series', id, revision: 2 },
      payload: { campaignId, change: 'imported', name, responses },
    });
  });

/** Stores the rows from the place of the series to the end of the file. False when the file is gone. */
const storeRows = async (
  context: RunContext,
  actor: Actor,
  begun: StoredSeries,
  { signal, blobs }: { signal: AbortSignal; blobs: BlobStore },
): Promise<'stored' | 'stopped' | 'gone'> => {
  const { id, runId, campaignId, zone, importedAt: now, work } = begun;
  const file = work && (await blobs.get(work.file));
  if (!work || !file) return 'gone';
  const records = context.reader(actor);
  const version = await records.versions.get(campaignId, work.version);
  const { questions } = version;
  const keptSince = await keptSinceOf(records, campaignId, now, zone);
  const reading = { questions, uses: work.uses, zone, now, keptSince };
  let { place } = work;
  for (const rows of inBatches(answerRows(file.bytes, work))) {
    signal.throwIfAborted();
    const batch = { rows, version, read: await readBatch(rows, reading) };
    const { offset } = place;
    const attempt = () =>
      changeSeries(context, actor, { id, runId }, async (series, unit) =>
        series.work?.place.offset === offset
          ? storeBatch(unit, { series, work: series.work }, batch, context.clock.now())
          : null,
      );
    // A series that is deleted meanwhile is a race, and then not found.
    const stored = await retryRaces(attempt);
    if (!stored?.work) return 'stopped';
    place = stored.work.place;
  }
  return 'stored';
};

/** Deletes the file of a series that has ended or is gone. */
export const tidySeries = async (context: RunContext, { id, councilId }: RunKey, blobs: BlobStore): Promise<void> => {
  await deleteAnswerFile(blobs, { id, councilId });
  await context.unitOfWork(systemActor('campaigns', councilId), async ({ answerSeries }) => {
    const series = await answerSeries.find(id);
    if (series) await answerSeries.save({ ...series, work: null });
  });
};

/**
 * Imports a series from its stored place to the end of its file. Returns early when it was cancelled or another run has
 * it. Throws errors that are worth a retry.
 */
export const runImport = async (
  context: RunContext,
  key: RunKey,
  { runId, signal }: Run,
  blobs: BlobStore,
): Promise<void> => {
  const actor = systemActor('campaigns', key.councilId);
  const begun = await take(context, actor, key.id, runId);
  if (begun) {
    const outcome = await storeRows(context, actor, begun, { signal, blobs });
    if (outcome !== 'stopped') await end(context, actor, begun, outcome === 'stored');
  }
  const left = await context.reader(actor).answerSeries.find(key.id);
  // A series that is still moving has another run, which needs the file. The removal of one deletes its file.
  if (left && !isImporting(left) && left.state !== 'removing') await tidySeries(context, key, blobs);
};
