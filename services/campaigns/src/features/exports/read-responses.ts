import type { CountedResponse, ExportRedactor, ResponseFilter } from '../../entities/response';
import type { ExportRecords } from './export.types';

/** A response as it leaves the council. */
export interface LeavingResponse extends CountedResponse {
  readonly notShown?: ReadonlySet<string>;
}

interface Leaving {
  readonly redactor: ExportRedactor;
  /** Finds the questions that a person was not shown, from the answers before they are redacted. */
  readonly hiddenOf?: (response: CountedResponse) => ReadonlySet<string>;
}

/** Responses to redact at a time. */
const SLICE = 50;

async function* redacted(
  batch: Iterable<LeavingResponse>,
  redactor: ExportRedactor,
): AsyncIterable<readonly LeavingResponse[]> {
  let slice: LeavingResponse[] = [];
  for (const response of batch) {
    slice.push(response);
    if (slice.length < SLICE) continue;
    yield await redactor.answers(slice);
    slice = [];
  }
  if (slice.length > 0) yield await redactor.answers(slice);
}

function* withHidden(
  batch: Iterable<CountedResponse>,
  hiddenOf: NonNullable<Leaving['hiddenOf']>,
): Iterable<LeavingResponse> {
  for (const response of batch) {
    const notShown = hiddenOf(response);
    // Most people are shown everything: their responses need no copy.
    yield notShown.size === 0 ? response : { ...response, notShown };
  }
}

/** The responses of an export in batches, the newest first, as they may leave the council. Can be read again. */
export async function* readResponses(
  { responses }: Pick<ExportRecords, 'responses'>,
  filter: ResponseFilter,
  { redactor, hiddenOf }: Leaving,
): AsyncIterable<Iterable<LeavingResponse>> {
  for await (const batch of responses.batches(filter, { isSorted: true })) {
    const read = hiddenOf ? withHidden(batch, hiddenOf) : batch;
    if (redactor.isOn) yield* redacted(read, redactor);
    else yield read;
  }
}
