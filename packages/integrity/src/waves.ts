import {
  type DoubtfulClass,
  type Evidence,
  evidenceOf,
  findClasses,
  isMachine,
  signsOf,
  type TextGroup,
  textGroupOf,
} from './classes';
import type { Columns } from './columns';
import { rowsInOrder } from './columns';
import { type Draft, withDecided } from './decided';
import { nameAt, valueAt } from './growing';
import { localTimeOf } from './local-time';
import { findParts } from './parts';
import { combinationOf, type Profile, profileOf } from './profile';
import type { Circumstances, DecidedWave, FoundWave, WaveReason } from './shapes';
import { encodeSignature, type Signature } from './signature';
import { countShingles, evenly, structureOf } from './structure';
import { findTwins } from './twins';

const MIN_WAVE = 20;
const MAX_WAVES = 48;
const MAX_SAMPLE = 12;
const MAX_SIGNATURE = 400;

const hasAnswers = (columns: Columns, row: number): boolean =>
  columns.closed
    .values()
    .subarray(row * columns.questions, (row + 1) * columns.questions)
    .some((code) => code !== 0) ||
  columns.length
    .values()
    .subarray(row * columns.texts, (row + 1) * columns.texts)
    .some((length) => length > 0);

const rounded = (value: number): number => Math.round(value * 1_000) / 1_000;

const commonReasons = (evidence: Evidence, profile: Profile): WaveReason[] => {
  const { usual } = evidence;
  const signs = signsOf(evidence, profile);
  const reasons: WaveReason[] = [];
  const { responses } = profile;
  if (signs.marked)
    reasons.push({
      code: 'marked',
      figures: { responses: Math.round(profile.marked * responses), usual: rounded(usual.marked) },
    });
  if (signs.straight)
    reasons.push({
      code: 'straight_lines',
      figures: {
        responses: Math.round(profile.straight * responses),
        expected: Math.round(usual.straight * responses),
      },
    });
  if (signs.combined)
    reasons.push({
      code: 'same_combination',
      figures: { responses: Math.round(profile.combined * responses), combinations: profile.combinations },
    });
  if (signs.evenSpacing)
    reasons.push({
      code: 'even_spacing',
      figures: { responses, seconds: rounded(profile.meanGapSeconds), deviation: rounded(profile.gaps ?? 0) },
    });
  if (signs.evenTimes)
    reasons.push({
      code: 'even_times',
      figures: {
        responses,
        seconds: profile.medianSeconds ?? 0,
        deviation: rounded(profile.spread ?? 0),
        usual: rounded(usual.spread ?? 0),
      },
    });
  return reasons;
};

const textDraft = (evidence: Evidence, group: TextGroup): Draft => {
  const { structure, profile, isOrganised } = group;
  const { core, contained } = structure;
  const responses = group.rows.length;
  if (isOrganised)
    return {
      kind: 'organised',
      rows: [...group.rows],
      reasons: [
        {
          code: 'prepared_text',
          figures: { responses, texts: structure.texts, own: Math.round(structure.own * responses) },
        },
      ],
    };
  const isOneText = core.size >= 4 && contained >= 0.3;
  const reason: WaveReason = isOneText
    ? { code: 'similar_texts', figures: { responses, texts: structure.texts } }
    : { code: 'same_parts', figures: { responses, parts: structure.parts } };
  return { kind: 'doubtful', rows: group.rows.slice(1), reasons: [reason, ...commonReasons(evidence, profile)] };
};

const classDraft = (evidence: Evidence, group: DoubtfulClass): Draft => {
  const reasons = commonReasons(evidence, group.profile);
  if (group.isDrawn)
    reasons.push({
      code: 'unlikely_answers',
      figures: { responses: group.rows.length, times: Math.round(Math.exp(group.randomness)) },
    });
  return { kind: 'doubtful', rows: group.rows, reasons };
};

const copiesDraft = (evidence: Evidence): Draft => ({
  kind: 'doubtful',
  rows: [...evidence.copies],
  reasons: [
    {
      code: 'similar_texts',
      figures: {
        responses: evidence.copies.length,
        texts: new Set(evidence.copies.map((row) => evidence.twins[row])).size,
      },
    },
    ...commonReasons(evidence, profileOf(evidence.columns, evidence.copies, evidence.time, evidence.quiet)),
  ],
});

const signatureOf = (columns: Columns, rows: readonly number[]): Signature => {
  const frequent = (counts: Map<number, number>): number[] =>
    [...counts]
      .filter(([, count]) => count >= Math.max(3, rows.length * 0.02))
      .sort(([a, some], [b, more]) => more - some || a - b)
      .slice(0, MAX_SIGNATURE)
      .map(([item]) => item);
  const combinations = new Map<number, number>();
  for (const row of rows) {
    const combination = combinationOf(columns, row);
    if (combination !== 0) combinations.set(combination, (combinations.get(combination) ?? 0) + 1);
  }
  return {
    shingles: frequent(countShingles(columns, rows)).map(columns.shingles.numbering.hashOf),
    combinations: frequent(combinations),
  };
};

const foundWave = (columns: Columns, draft: Draft): FoundWave => {
  const numbers = columns.number.values();
  const at = columns.at.values();
  const members = draft.rows.map((row) => valueAt(numbers, row)).sort((a, b) => a - b);
  let from = Number.POSITIVE_INFINITY;
  let until = Number.NEGATIVE_INFINITY;
  for (const row of draft.rows) {
    from = Math.min(from, at[row] ?? from);
    until = Math.max(until, at[row] ?? until);
  }
  return {
    kind: draft.kind,
    members,
    from,
    until,
    reasons: draft.reasons,
    sample: evenly(members, MAX_SAMPLE),
    signature: encodeSignature(signatureOf(columns, draft.rows)),
    ...(draft.follows === undefined ? {} : { follows: draft.follows }),
  };
};

/** Groups by texts that no person would make in this way become one wave, when each is small. */
const poolMachines = (evidence: Evidence, groups: readonly TextGroup[]): TextGroup[] => {
  const large = groups.filter(({ rows }) => rows.length >= 300);
  const small = groups.filter(({ rows }) => rows.length < 300);
  if (small.length < 2) return [...groups];
  const rows = small.flatMap((group) => group.rows.slice(1)).sort((a, b) => a - b);
  const profile = profileOf(evidence.columns, rows, evidence.time, evidence.quiet);
  const pooled: TextGroup = {
    rows,
    structure: structureOf(evidence.columns, rows),
    profile,
    signs: signsOf(evidence, profile),
    isOrganised: false,
  };
  return [...large, pooled];
};

/** Every draft of a doubtful or organised wave, largest evidence first: a row stays in the first draft that has it. */
const draftsOf = (columns: Columns, rows: Uint32Array, circumstances: Circumstances): Draft[] => {
  const parts = findParts(columns, rows);
  const twins = findTwins(columns, rows, (row) => nameAt(parts.groupOf, row) >= 0);
  const evidence = evidenceOf(columns, rows, localTimeOf(circumstances.zone), parts, twins);
  const groups = parts.groups.map((group) => textGroupOf(evidence, group));
  const organised = groups.filter((group) => group.isOrganised);
  const doubtful = groups.filter((group) => !group.isOrganised);
  const machineRows = new Set(doubtful.filter(({ signs }) => isMachine(signs)).flatMap((group) => group.rows));
  const grouped = groups.flatMap((group) => group.rows).filter((row) => !machineRows.has(row));
  const classes = findClasses(evidence, new Set([...grouped, ...evidence.copies]), machineRows);
  return [
    ...organised.map((group) => textDraft(evidence, group)),
    ...poolMachines(evidence, doubtful).map((group) => textDraft(evidence, group)),
    copiesDraft(evidence),
    ...classes.map((group) => classDraft(evidence, group)),
  ].filter((draft) => draft.rows.length >= MIN_WAVE && draft.reasons.length > 0);
};

/**
 * All waves. Members of decided waves stay in them. What else belongs to the same group is a wave that follows it.
 * Fewer than 20 responses, and responses without any answer, make none.
 */
export const wavesOf = (
  columns: Columns,
  circumstances: Circumstances,
  decided: readonly DecidedWave[],
): FoundWave[] => {
  const rows = rowsInOrder(columns);
  const answered = rows.filter((row) => hasAnswers(columns, row));
  const drafts = answered.length < MIN_WAVE ? [] : draftsOf(columns, answered, circumstances);
  return withDecided(columns, answered, drafts, decided)
    .sort((a, b) => b.rows.length - a.rows.length)
    .slice(0, MAX_WAVES)
    .map((draft) => foundWave(columns, draft));
};
