import type { UserActor } from '@folkmoot/contracts';
import { responsesCsv, responsesFileName } from '../../records/question-export';
import { type ExportRedactor, exportRedactor } from '../../records/redaction';
import type { Deps } from '../../records/repositories';
import type { CountedResponse } from '../../records/response.domain';
import { describeExport, type ExportAsked } from './describe-export.use-case';

/** So many characters go out at a time. */
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

/** So many responses are redacted at a time. */
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

/** The responses of a range as a CSV file, streamed: no more is read than the reader has taken. */
export const exportResponses = async (
  deps: Deps,
  actor: UserActor,
  asked: ExportAsked,
): Promise<{ name: string; text: AsyncIterable<string> }> => {
  const { about, filter } = await describeExport(deps, actor, asked);
  const repositories = deps.reader(actor);
  const redactor = await exportRedactor(deps, repositories, async () => about.questions);
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
