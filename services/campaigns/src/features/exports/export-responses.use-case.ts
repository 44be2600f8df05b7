import type { CsvColumns } from '@folkmoot/contracts';
import { responsesCsv, responsesFileName } from '@folkmoot/response-export';
import type { Context } from '@folkmoot/service-kit';
import { exportedLabelsOf } from '../../entities/comment-plan';
import { type CountedResponse, exportRedactor } from '../../entities/response';
import { describeExport, type ExportRequest } from './describe-export.use-case';
import type { ExportRecords, ExportTools } from './export.types';
import { inPieces } from './in-pieces';
import { readResponses } from './read-responses';

/** The responses of a range as a CSV stream. Reads only as fast as the client. */
export const exportResponses = async (
  context: Context<ExportRecords>,
  request: ExportRequest & { readonly columns: CsvColumns | undefined },
  { redactTexts, weightsOf }: ExportTools,
): Promise<{ name: string; text: AsyncIterable<string> }> => {
  const { about, filter, terms, weightOf } = await describeExport(context, request, weightsOf);
  const repositories = context.reader(context.actor);
  const redactor = await exportRedactor(redactTexts, repositories, async () => about.questions);
  const labelsOf = about.labels && ((response: CountedResponse) => exportedLabelsOf(response, terms));
  const csv = responsesCsv(about, request.columns);
  function* rows(batch: Iterable<CountedResponse>) {
    for (const response of batch) yield csv.row(response);
  }
  async function* text() {
    yield csv.head();
    for await (const batch of readResponses(repositories, filter, {
      redactor,
      labelsOf,
      weightOf,
      withWaves: about.hasWaves,
    }))
      yield* inPieces(rows(batch));
    yield csv.foot();
  }
  return { name: responsesFileName(about), text: text() };
};
