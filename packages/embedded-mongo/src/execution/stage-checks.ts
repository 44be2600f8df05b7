import { stageNames } from '../conformance';
import { badValue, CommandError, failedToParse, notImplemented } from '../errors';
import { type Doc, isDoc } from '../values/values';
import { checkAccumulators, checkExpression, checkWindowOutput } from './expressions';

const known: ReadonlySet<string> = new Set(stageNames);

const checkPipelines = (operand: unknown): void => {
  if (isDoc(operand)) for (const pipeline of Object.values(operand)) checkPipeline(pipeline);
};
const checkProjection = (operand: unknown): void => {
  if (!isDoc(operand)) return;
  for (const value of Object.values(operand)) {
    // $slice and $elemMatch have a meaning of their own in projections.
    if (isDoc(value) && ('$slice' in value || '$elemMatch' in value)) continue;
    checkExpression(value);
  }
};
const lookupFields = new Set(['from', 'localField', 'foreignField', 'as', 'let', 'pipeline']);
const checkLookup = (operand: unknown): void => {
  if (!isDoc(operand)) throw failedToParse('the $lookup specification must be an Object');
  for (const field of Object.keys(operand)) {
    if (!lookupFields.has(field)) throw failedToParse(`unknown argument to $lookup: ${field}`);
  }
  if (typeof operand.from !== 'string') throw notImplemented("$lookup without a collection name in 'from'");
  checkExpression(operand.let);
  if (operand.pipeline !== undefined) checkPipeline(operand.pipeline);
};

const checkBucketAuto = (operand: unknown): void => {
  const { buckets, output } = isDoc(operand) ? operand : {};
  if (!(Number.isInteger(buckets) && Number(buckets) > 0)) throw badValue("'buckets' of $bucketAuto must be positive");
  checkAccumulators(output);
};

const checks: Readonly<Record<string, (operand: unknown) => void>> = {
  $project: checkProjection,
  $addFields: checkExpression,
  $set: checkExpression,
  $group: checkAccumulators,
  $bucket: (operand) => checkAccumulators(isDoc(operand) ? operand.output : undefined),
  $bucketAuto: checkBucketAuto,
  $setWindowFields: (operand) => checkWindowOutput(isDoc(operand) ? operand.output : undefined),
  $facet: checkPipelines,
  $lookup: checkLookup,
  $replaceRoot: checkExpression,
  $replaceWith: checkExpression,
  $sortByCount: checkExpression,
  $redact: checkExpression,
  $unionWith: (operand) => {
    if (isDoc(operand) && operand.pipeline !== undefined) checkPipeline(operand.pipeline);
  },
};

/** The name and operand of a stage; throws naming a stage that is not known. */
export const stageOf = (stage: unknown): readonly [name: string, operand: unknown] => {
  const entries = isDoc(stage) ? Object.entries(stage) : [];
  const [entry] = entries;
  if (!entry || entries.length !== 1) {
    throw new CommandError(
      40323,
      'Location40323',
      'A pipeline stage specification object must contain exactly one field.',
    );
  }
  if (!known.has(entry[0])) {
    throw new CommandError(40324, 'Location40324', `Unrecognized pipeline stage name: '${entry[0]}'`);
  }
  return entry;
};

/** Refuses unknown stages, accumulators and expressions before anything runs. */
export function checkPipeline(pipeline: unknown): asserts pipeline is Doc[] {
  if (!Array.isArray(pipeline)) throw new CommandError(14, 'TypeMismatch', "'pipeline' must be an array");
  for (const stage of pipeline) {
    const [name, operand] = stageOf(stage);
    checks[name]?.(operand);
  }
}
