import type { ResponseFileFormat } from '@folkmoot/contracts';
import { responsesFileName } from '@folkmoot/response-export';
import { jsonLineWriter } from '@folkmoot/response-export/files';
import type { Context } from '@folkmoot/service-kit';
import { exportedLabelsOf } from '../../entities/comment-plan';
import { type CountedResponse, exportRedactor } from '../../entities/response';
import { writeSav } from '../../integrations/response-files/write-sav';
import { writeXlsx } from '../../integrations/response-files/write-xlsx';
import { type DescribedExport, describeExport, type ExportRequest } from './describe-export.use-case';
import type { ExportRecords, ExportTools } from './export.types';
import { hiddenReader } from './hidden-reader';
import { inPieces } from './in-pieces';
import { type LeavingResponse, readResponses } from './read-responses';

/** Reads the responses. A format may read them twice. */
type Read = () => AsyncIterable<Iterable<LeavingResponse>>;

interface FileFormat {
  readonly type: string;
  /** Whether the file distinguishes questions that a person was not shown. */
  readonly knowsHidden: boolean;
  readonly write: (described: DescribedExport, read: Read) => AsyncIterable<string | Uint8Array>;
}

async function* jsonLines({ about }: DescribedExport, read: Read): AsyncIterable<string> {
  const lineOf = jsonLineWriter(about);
  function* lines(batch: Iterable<LeavingResponse>) {
    for (const response of batch) yield lineOf(response);
  }
  for await (const batch of read()) yield* inPieces(lines(batch));
}

const formats: Readonly<Record<ResponseFileFormat, FileFormat>> = {
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    knowsHidden: false,
    write: writeXlsx,
  },
  sav: { type: 'application/x-spss-sav', knowsHidden: true, write: ({ about }, read) => writeSav(about, read) },
  jsonl: { type: 'application/x-ndjson; charset=utf-8', knowsHidden: false, write: jsonLines },
};

/** The responses of a range as a stream in one of the formats. Reads only as fast as the client. */
export const exportResponseFile = async (
  context: Context<ExportRecords>,
  request: ExportRequest & { readonly format: ResponseFileFormat },
  { redactTexts, weightsOf }: ExportTools,
): Promise<{ name: string; type: string; body: AsyncIterable<string | Uint8Array> }> => {
  const described = await describeExport(context, request, weightsOf);
  const { about, filter, versions, terms, weightOf } = described;
  const repositories = context.reader(context.actor);
  const redactor = await exportRedactor(redactTexts, repositories, async () => about.questions);
  const { type, knowsHidden, write } = formats[request.format];
  const labelsOf = about.labels && ((response: CountedResponse) => exportedLabelsOf(response, terms));
  const { hasWaves: withWaves } = about;
  const leaving = {
    redactor,
    labelsOf,
    weightOf,
    withWaves,
    ...(knowsHidden ? { hiddenOf: hiddenReader(about, versions) } : {}),
  };
  const body = write(described, () => readResponses(repositories, filter, leaving));
  return { name: responsesFileName(about, request.format), type, body };
};
