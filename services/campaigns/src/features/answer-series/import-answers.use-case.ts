import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { daysAfter, localDay, momentsOf } from '@folkmoot/calendar/days';
import {
  ANSWER_FILE_LIMIT,
  type AnswerColumnUse,
  type AnswerImport,
  answerColumnUsesSchema,
  answerSeriesChangedEvent,
  DomainError,
  daysKept,
  MAX_ANSWER_SERIES,
  MAX_SERIES_NAME,
  type SurveyVersion,
} from '@folkmoot/contracts';
import { newId, type Upload } from '@folkmoot/service-kit';
import { type StoredSeries, toSeriesView } from '../../entities/answer-series';
import { retentionRuleOf } from '../../entities/council';
import { contributionOf, gather } from '../../entities/report';
import type { NewResponse } from '../../entities/response';
import { messages } from './answer-series.messages';
import type { SeriesContext, SeriesRecords } from './answer-series.types';
import { checkUses, guessUses, targetsOf } from './columns';
import { type AnswerFile, readAnswerFile } from './read-answer-file';
import { type ReadRow, type RowProblem, type RowReading, readRow } from './read-row';

interface AnswersImport {
  readonly campaignId: string;
  readonly upload: Upload;
  /** Reads only. Nothing is stored. */
  readonly isDryRun: boolean;
  /** Stores the file although a series has it already. */
  readonly isAgain: boolean;
}

/** Rows that are read without giving other requests a turn. */
const TURN = 200;
/** Responses of one transaction. */
const BATCH = 500;
const SHOWN_PROBLEMS = 100;
const SAMPLES = 3;
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
  if (name === '' || name.length > MAX_SERIES_NAME) throw invalid('name', messages.noName);
  return name;
};

/** Answers from before this time would be deleted in the next night. */
const keptSinceOf = async (
  records: SeriesRecords,
  campaignId: string,
  now: Date,
  zone: string,
): Promise<Date | null> => {
  const rule = await retentionRuleOf(records);
  const own = (await records.campaigns.listRetentions()).find((each) => each.campaignId === campaignId);
  const days = daysKept(rule, own?.retentionDays ?? null) ?? own?.retentionDays ?? rule.retentionDays;
  if (days === null || days === undefined) return null;
  return momentsOf({ from: daysAfter(localDay(now, zone), -days) }, zone).since ?? null;
};

interface Read {
  readonly rows: readonly ReadRow[];
  readonly problems: readonly (RowProblem & { readonly line: number })[];
}

/** Reads all rows in turns, because a file of thousands of rows takes a second. */
const readAll = async ({ rows }: AnswerFile, reading: RowReading): Promise<Read> => {
  const read: ReadRow[] = [];
  const problems: (RowProblem & { line: number })[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % TURN === TURN - 1) await nextTurn();
    const result = readRow(row, reading);
    if ('reason' in result) problems.push({ ...result, line: row.line });
    else read.push(result);
  }
  return { rows: read, problems };
};

const headingAt = (file: AnswerFile, index: number | null): string =>
  index === null ? '' : file.headings[index]?.slice(0, LONGEST_SAMPLE) || messages.column(index + 1);

const periodOf = ({ rows }: Read, zone: string): AnswerImport['period'] => {
  const moments = rows.flatMap(({ submittedAt }) => (submittedAt ? [submittedAt.getTime()] : []));
  if (moments.length === 0) return null;
  const [from, to] = moments.reduce(
    ([least, most], moment) => [Math.min(least, moment), Math.max(most, moment)],
    [Number.POSITIVE_INFINITY, 0],
  );
  return { from: localDay(new Date(from), zone), to: localDay(new Date(to), zone) };
};

const responseOf = (
  { answers, submittedAt, shown }: ReadRow,
  number: number,
  { series, version, now }: { series: StoredSeries; version: SurveyVersion; now: Date },
): NewResponse => ({
  id: newId(),
  campaignId: series.id,
  number,
  version: version.version,
  series: version.series,
  round: 1,
  createdAt: submittedAt ?? now,
  completionTimeSeconds: null,
  answers,
  deviceType: null,
  browserFamily: null,
  totalQuestions: shown,
  questionsAnswered: answers.length,
  marks: [],
  isExcluded: false,
});

/**
 * Stores the series in transactions of hundreds of rows. Reports have it only after the last one: what an interrupted
 * import leaves is in the list, marked as not complete, to be deleted.
 */
const store = async (
  { actor, unitOfWork }: SeriesContext,
  series: StoredSeries,
  { rows }: Read,
  about: { version: SurveyVersion; now: Date },
): Promise<void> => {
  await unitOfWork(actor, async ({ answerSeries }) => {
    if ((await answerSeries.list(series.campaignId)).length >= MAX_ANSWER_SERIES)
      throw new DomainError('conflict', { detail: messages.tooManySeries(MAX_ANSWER_SERIES) });
    await answerSeries.insert(series);
  });
  for (let at = 0; at < rows.length; at += BATCH) {
    const responses = rows
      .slice(at, at + BATCH)
      .map((row, index) => responseOf(row, at + index + 1, { series, ...about }));
    await unitOfWork(actor, async ({ answerSeries }) => {
      await answerSeries.responses.insertMany(responses);
      const contributions = responses.map((each) => contributionOf(each, about.version.questions, series.zone));
      await answerSeries.rollups.add(gather(contributions));
    });
  }
  await unitOfWork(actor, async ({ answerSeries, outbox }) => {
    await answerSeries.complete(series.id);
    await outbox.add(answerSeriesChangedEvent, {
      aggregate: { type: 'answer-series', id: series.id, revision: 1 },
      payload: { campaignId: series.campaignId, change: 'imported', name: series.name, responses: rows.length },
    });
  });
};

/** Answers of a CSV file as a series beside the live answers, or only what would become of them. */
export const importAnswers = async (
  context: SeriesContext,
  { campaignId, upload, isDryRun, isAgain }: AnswersImport,
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
  const same = (await records.answerSeries.list(campaignId)).filter((each) => each.fileHash === fileHash);
  const { zone } = await records.counters.get(campaignId);
  const now = clock.now();
  // A first look may have no column that is known. Staff then choose.
  if (!isDryRun || chosen) checkUses(uses, questions);
  const keptSince = await keptSinceOf(records, campaignId, now, zone);
  const read = await readAll(file, { questions, uses, zone, now, keptSince });
  const outcome = {
    series: null,
    encoding: file.encoding,
    delimiter: file.delimiter,
    rows: file.rows.length,
    accepted: read.rows.length,
    refusedCount: read.problems.length,
    refused: read.problems
      .slice(0, SHOWN_PROBLEMS)
      .map(({ line, column, reason }) => ({ line, column: headingAt(file, column), reason })),
    leftOut: read.rows.reduce((sum, { leftOut }) => sum + leftOut, 0),
    columns: file.headings.map((_, index) => ({
      heading: headingAt(file, index),
      samples: file.rows.slice(0, SAMPLES).map(({ cells }) => (cells[index] ?? '').slice(0, LONGEST_SAMPLE)),
      use: uses[index] ?? { kind: 'ignored' as const },
    })),
    targets: targetsOf(questions),
    period: periodOf(read, zone),
    sameFile: same.map(({ id, name }) => ({ id, name })),
  };
  if (isDryRun) return outcome;
  const name = nameIn(upload.fields?.get('name'));
  const [first] = same;
  if (first && !isAgain) throw new DomainError('conflict', { detail: messages.sameFile(first.name) });
  if (read.rows.length === 0) throw new DomainError('file_unreadable', { detail: messages.empty });
  const series: StoredSeries = {
    id: newId(),
    campaignId,
    name,
    fileName: upload.name,
    fileHash,
    zone,
    responses: read.rows.length,
    refused: read.problems.length,
    isComplete: false,
    importedBy: actor.userId,
    importedAt: now,
  };
  await store(context, series, read, { version, now });
  return { ...outcome, series: toSeriesView({ ...series, isComplete: true }) };
};
