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
import { localTimeOf } from './local-time';
import { findParts } from './parts';
import { combinationOf, type Profile, profileOf } from './profile';
import type { Circumstances, DecidedWave, FoundWave, WaveKind, WaveReason } from './shapes';
import { encodeSignature, type Signature } from './signature';
import { countShingles, evenly, structureOf } from './structure';
import { findTwins } from './twins';

const MIN_WAVE = 20;
const MAX_SAMPLE = 12;
const MAX_SIGNATURE = 400;

/** A wave before decided ones are considered. */
interface Draft {
  readonly kind: WaveKind;
  readonly rows: number[];
  readonly reasons: WaveReason[];
}

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
  const members = draft.rows.map((row) => numbers[row] ?? 0).sort((a, b) => a - b);
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

export const wavesOf = (
  columns: Columns,
  circumstances: Circumstances,
  _decided: readonly DecidedWave[],
): FoundWave[] => {
  const rows = rowsInOrder(columns);
  if (rows.length < MIN_WAVE) return [];
  const time = localTimeOf(circumstances.zone);
  const parts = findParts(columns, rows);
  const twins = findTwins(columns, rows, (row) => (parts.groupOf[row] ?? -1) >= 0);
  const evidence = evidenceOf(columns, rows, time, parts, twins);
  const groups = parts.groups.map((group) => textGroupOf(evidence, group));
  const organised = groups.filter((group) => group.isOrganised);
  const doubtful = groups.filter((group) => !group.isOrganised);
  const machines = doubtful.filter((group) => isMachine(group.signs));
  const machineRows = new Set(machines.flatMap((group) => group.rows));
  const left = new Set([
    ...groups.flatMap((group) => group.rows).filter((row) => !machineRows.has(row)),
    ...evidence.copies,
  ]);
  const classes = findClasses(evidence, left, machineRows);
  const drafts = [
    ...organised.map((group) => textDraft(evidence, group)),
    ...poolMachines(evidence, doubtful).map((group) => textDraft(evidence, group)),
    copiesDraft(evidence),
    ...classes.doubtful.map((group) => classDraft(evidence, group)),
  ];
  return drafts
    .filter((draft) => draft.rows.length >= MIN_WAVE && draft.reasons.length > 0)
    .map((draft) => foundWave(columns, draft));
};
