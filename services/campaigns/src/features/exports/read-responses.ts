import type { exportedLabelsOf } from '../../entities/comment-plan';
import type { CountedResponse, ExportRedactor, ResponseFilter } from '../../entities/response';
import type { ExportRecords } from './export.types';

/** A response as it leaves the council. */
export interface LeavingResponse extends CountedResponse {
  readonly notShown?: ReadonlySet<string>;
  readonly labels?: ReturnType<typeof exportedLabelsOf>;
  readonly weight?: number | null;
}

interface Leaving {
  /** With the waves that they are in. */
  readonly withWaves?: boolean | undefined;
  readonly redactor: ExportRedactor;
  /** Finds the labels of a response's comments. Missing where the file has no columns for them. */
  readonly labelsOf?: ((response: CountedResponse) => LeavingResponse['labels']) | undefined;
  /** Finds the weight of a response, from the answers before they are redacted. */
  readonly weightOf?: ((response: CountedResponse) => number | null) | undefined;
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

function* withLabels(
  batch: Iterable<CountedResponse>,
  labelsOf: NonNullable<Leaving['labelsOf']>,
): Iterable<LeavingResponse> {
  for (const response of batch) yield { ...response, labels: labelsOf(response) };
}

function* withWeights(
  batch: Iterable<LeavingResponse>,
  weightOf: NonNullable<Leaving['weightOf']>,
): Iterable<LeavingResponse> {
  for (const response of batch) yield { ...response, weight: weightOf(response) };
}

function* withHidden(
  batch: Iterable<LeavingResponse>,
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
  { redactor, hiddenOf, labelsOf, weightOf, withWaves = false }: Leaving,
): AsyncIterable<Iterable<LeavingResponse>> {
  const options = { isSorted: true, withComments: labelsOf !== undefined, withWaves };
  for await (const batch of responses.batches(filter, options)) {
    const labelled = labelsOf ? withLabels(batch, labelsOf) : batch;
    const weighted = weightOf ? withWeights(labelled, weightOf) : labelled;
    const read = hiddenOf ? withHidden(weighted, hiddenOf) : weighted;
    if (redactor.isOn) yield* redacted(read, redactor);
    else yield read;
  }
}
