import type { UserActor } from '@folkmoot/contracts';
import { momentsOf } from '../../records/local-days';
import { responsesCsv, responsesFileName } from '../../records/question-export';
import { exportRedactor } from '../../records/redaction';
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

/** The responses of a range as a CSV file, streamed: no more is read than the reader has taken. */
export const exportResponses = async (
  deps: Deps,
  actor: UserActor,
  asked: ExportAsked,
): Promise<{ name: string; text: AsyncIterable<string> }> => {
  const about = await describeExport(deps, actor, asked);
  const repositories = deps.reader(actor);
  const { answers: redacted } = await exportRedactor(repositories, async () => about.questions);
  const filter = {
    campaignId: asked.campaignId,
    ...momentsOf(asked.range, about.timezone),
    round: asked.range.round,
    isExcluded: false,
  };
  const csv = responsesCsv(about);
  function* rows(batch: Iterable<CountedResponse>) {
    for (const response of batch) yield csv.row(redacted(response));
  }
  async function* text() {
    yield csv.head();
    for await (const batch of repositories.responses.batches(filter, true)) yield* inPieces(rows(batch));
    yield csv.foot();
  }
  return { name: responsesFileName(about), text: text() };
};
