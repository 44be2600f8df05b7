import { responsesCsv, responsesFileName } from '@folkmoot/response-export';
import type { Context } from '@folkmoot/service-kit';
import { type CountedResponse, type ExportRedactor, exportRedactor, type RedactTexts } from '../../entities/response';
import { describeExport, type ExportRequest } from './describe-export.use-case';
import type { ExportRecords } from './export.types';

/** Characters per written chunk. */
const PIECE = 64 * 1024;

function* inPieces(lines: Iterable<string>): Iterable<string> {
  let piece = '';
  for (const line of lines) {
    piece += line;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}

/** Responses to redact at a time. */
const SLICE = 50;

async function* redactedResponses(
  batch: Iterable<CountedResponse>,
  redactor: ExportRedactor,
): AsyncIterable<readonly CountedResponse[]> {
  let slice: CountedResponse[] = [];
  for (const response of batch) {
    slice.push(response);
    if (slice.length < SLICE) continue;
    yield await redactor.answers(slice);
    slice = [];
  }
  if (slice.length > 0) yield await redactor.answers(slice);
}

/** The responses of a range as a CSV stream. Reads only as fast as the client. */
export const exportResponses = async (
  context: Context<ExportRecords>,
  request: ExportRequest,
  redactTexts: RedactTexts,
): Promise<{ name: string; text: AsyncIterable<string> }> => {
  const { about, filter } = await describeExport(context, request);
  const repositories = context.reader(context.actor);
  const redactor = await exportRedactor(redactTexts, repositories, async () => about.questions);
  const csv = responsesCsv(about);
  function* rows(batch: Iterable<CountedResponse>) {
    for (const response of batch) yield csv.row(response);
  }
  async function* text() {
    yield csv.head();
    for await (const batch of repositories.responses.batches(filter, true)) {
      if (!redactor.isOn) yield* inPieces(rows(batch));
      else for await (const slice of redactedResponses(batch, redactor)) yield* inPieces(rows(slice));
    }
    yield csv.foot();
  }
  return { name: responsesFileName(about), text: text() };
};
