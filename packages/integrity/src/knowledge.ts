import {
  type ClassSearch,
  createClassSearch,
  type DoubtfulClass,
  type Evidence,
  evidenceOf,
  isMachine,
  judgedTogether,
  type Signs,
  signsOf,
  type TextGroup,
  textGroupOf,
} from './classes';
import type { Columns } from './columns';
import type { Draft } from './decided';
import type { LocalTime } from './local-time';
import { createPartSearch, type PartGroup } from './parts';
import { nearnessOf, profileOf } from './profile';
import { aboveRhythm, type Rhythm, rhythmOf } from './rhythm';
import type { Circumstances, WaveReason } from './shapes';
import { structureOf } from './structure';
import { createTwinSearch } from './twins';

const MIN_WAVE = 20;
/** Fewer copies than this share of all responses are people who answered twice, and chance. */
const MIN_COPIED = 0.005;
/** Groups of machines that are smaller become one wave. */
const MIN_OWN_WAVE = 300;

const rounded = (value: number): number => Math.round(value * 1_000) / 1_000;

type Reasons = (rows: readonly number[]) => WaveReason[];

const nearReasons = (columns: Columns, rows: readonly number[]): WaveReason[] => {
  const near = nearnessOf(columns, rows);
  if (near === null) return [];
  const { share, differing } = near;
  const responses = Math.round(share * rows.length);
  return [{ code: 'same_combination', figures: { responses, combinations: 1, differing } }];
};

/** The signs of a group as reasons, with the figures of those of its responses that are in the wave. */
const commonReasons = (evidence: Evidence, rhythm: Rhythm, signs: Signs, rows: readonly number[]): WaveReason[] => {
  const { columns, usual, time, quiet } = evidence;
  const profile = profileOf(columns, rows, time, quiet);
  const { responses } = profile;
  const reasons: WaveReason[] = [];
  const add = (isSign: boolean, code: WaveReason['code'], figures: WaveReason['figures']): void => {
    if (isSign) reasons.push({ code, figures });
  };
  const above = aboveRhythm(columns, rows, rhythm);
  if (above) reasons.push(above);
  add(above === null && signs.night, 'above_rhythm', {
    responses: Math.round(profile.night * responses),
    usual: Math.round(usual.night * responses),
    hours: quiet.size,
  });
  add(signs.marked, 'marked', {
    responses: Math.round(profile.marked * responses),
    usual: rounded(usual.marked),
  });
  add(signs.straight, 'straight_lines', {
    responses: Math.round(profile.straight * responses),
    expected: Math.round(usual.straight * responses),
  });
  add(signs.combined, 'same_combination', {
    responses: Math.round(profile.combined * responses),
    combinations: profile.combinations,
  });
  if (signs.nearly && !signs.combined) reasons.push(...nearReasons(columns, rows));
  add(signs.evenSpacing && profile.gaps !== null, 'even_spacing', {
    responses,
    seconds: rounded(profile.meanGapSeconds),
    deviation: rounded(profile.gaps ?? 0),
  });
  add(signs.evenTimes && profile.spread !== null, 'even_times', {
    responses,
    seconds: profile.medianSeconds ?? 0,
    deviation: rounded(profile.spread ?? 0),
    usual: rounded(usual.spread ?? 0),
  });
  return reasons;
};

const isByAnswers = ({ combined, straight }: Signs): boolean => combined || straight;

const preparedReasons =
  ({ columns }: Evidence): Reasons =>
  (rows) => {
    const { texts, own } = structureOf(columns, rows);
    const responses = rows.length;
    return [{ code: 'prepared_text', figures: { responses, texts, own: Math.round(own * responses) } }];
  };

const textDraft = (evidence: Evidence, rhythm: Rhythm, group: TextGroup): Draft => {
  const { structure, signs, isOrganised } = group;
  if (isOrganised)
    return { kind: 'organised', rows: group.members, isByAnswers: false, explain: preparedReasons(evidence) };
  const isOneText = structure.core.size >= 4 && structure.contained >= 0.3;
  return {
    kind: 'doubtful',
    rows: group.members,
    isByAnswers: isByAnswers(signs),
    explain: (rows) => {
      const { texts, parts } = structureOf(evidence.columns, rows);
      const responses = rows.length;
      const reason: WaveReason = isOneText
        ? { code: 'similar_texts', figures: { responses, texts } }
        : { code: 'same_parts', figures: { responses, parts } };
      return [reason, ...commonReasons(evidence, rhythm, signs, rows)];
    },
  };
};

const classDraft = (evidence: Evidence, rhythm: Rhythm, group: DoubtfulClass): Draft => ({
  kind: 'doubtful',
  rows: group.rows,
  isByAnswers: isByAnswers(group.signs),
  explain: (rows) => {
    const reasons = commonReasons(evidence, rhythm, group.signs, rows);
    if (group.isDrawn)
      reasons.push({
        code: 'unlikely_answers',
        figures: { responses: rows.length, times: rounded(Math.exp(group.randomness)) },
      });
    return reasons;
  },
});

const copiesDraft = (evidence: Evidence, rhythm: Rhythm): Draft => {
  const { columns, time, quiet, rows: all } = evidence;
  const { copies, twinOf } = evidence.twins;
  const signs = signsOf(evidence, profileOf(columns, copies, time, quiet));
  return {
    kind: 'doubtful',
    rows: copies.length >= MIN_COPIED * all.length ? copies : [],
    isByAnswers: isByAnswers(signs),
    explain: (rows) => [
      { code: 'similar_texts', figures: { responses: rows.length, texts: new Set(rows.map(twinOf)).size } },
      ...commonReasons(evidence, rhythm, signs, rows),
    ],
  };
};

/** Groups by texts that no person would make in this way become one wave, when each is small. */
const poolMachines = (evidence: Evidence, groups: readonly TextGroup[]): TextGroup[] => {
  const large = groups.filter(({ rows }) => rows.length >= MIN_OWN_WAVE);
  const small = groups.filter(({ rows }) => rows.length < MIN_OWN_WAVE);
  if (small.length < 2) return [...groups];
  const rows = small.flatMap(({ members }) => members).sort((a, b) => a - b);
  const profile = profileOf(evidence.columns, rows, evidence.time, evidence.quiet);
  const pooled: TextGroup = {
    rows,
    members: rows,
    structure: structureOf(evidence.columns, rows),
    profile,
    signs: { ...signsOf(evidence, profile), nearly: small.every(({ signs }) => signs.nearly) },
    isOrganised: false,
    near: null,
  };
  return [...large, pooled];
};

/** Knowledge about the responses of a campaign. Later ones are judged by it. */
export interface Knowledge {
  /**
   * @param rows all rows, in order
   * @param fresh those of them that are new, in order
   */
  readonly add: (rows: Uint32Array, fresh: Uint32Array) => void;
  /** Every draft of a wave, largest evidence first: a row stays in the first draft that has it. */
  readonly drafts: (circumstances: Circumstances) => Draft[];
  /** Whether the responses that were added show something that was not there at first. */
  readonly isOutdated: (drafts: readonly Draft[]) => boolean;
}

/** So many responses with a sign that are in no wave, and so many times the usual share, are something new. */
const MIN_UNEXPLAINED = 20;
const TIMES_UNEXPLAINED = 3;

/** Learns from all rows. The zone of `time` stays. */
export const createKnowledge = (columns: Columns, first: Uint32Array, time: LocalTime): Knowledge => {
  const partSearch = createPartSearch(columns);
  const twinSearch = createTwinSearch(columns);
  partSearch.search(first, first);
  twinSearch.search(first, first, partSearch.parts().isGrouped);
  let evidence = evidenceOf(columns, first, time, partSearch.parts(), twinSearch.twins());
  const judged = new Map<number, TextGroup>();
  const judge = (group: PartGroup): TextGroup => {
    const known = judged.get(group.id);
    if (known && known.rows.length === group.rows.length) return known;
    const textGroup = textGroupOf(evidence, group);
    judged.set(group.id, textGroup);
    return textGroup;
  };
  const textGroups = (): TextGroup[] => judgedTogether(evidence, evidence.parts.groups.map(judge));
  const createClasses = (): ClassSearch => {
    const groups = textGroups();
    const machines = groups.filter(({ isOrganised, signs }) => !isOrganised && isMachine(signs));
    const machineRows = new Set(machines.flatMap(({ rows }) => rows));
    const grouped = groups.flatMap(({ rows }) => rows).filter((row) => !machineRows.has(row));
    const nearRows = new Set(machines.filter(({ signs }) => signs.nearly).flatMap(({ rows }) => rows));
    return createClassSearch(evidence, new Set([...grouped, ...evidence.twins.copies]), machineRows, nearRows);
  };
  const classes = createClasses();
  const last = first.length;
  /** The share of rows with a sign and in no draft, among those that were there first and among the later ones. */
  const unexplained = (drafts: readonly Draft[]): { first: number; later: number } => {
    const explained = new Set(drafts.flatMap(({ rows }) => rows));
    const marks = columns.marks.values();
    const straight = columns.straight.values();
    const counts = { first: 0, later: 0 };
    evidence.rows.forEach((row, index) => {
      if (explained.has(row) || (marks[row] === 0 && straight[row] === 0)) return;
      counts[index < last ? 'first' : 'later'] += 1;
    });
    return counts;
  };
  return {
    add: (rows, fresh) => {
      partSearch.search(rows, fresh);
      const parts = partSearch.parts();
      twinSearch.search(rows, fresh, parts.isGrouped);
      const twins = twinSearch.twins();
      evidence = { ...evidence, rows, parts, twins };
      const copied = new Set(twins.copies);
      classes.add([...fresh].filter((row) => !parts.isGrouped(row) && !copied.has(row)));
    },
    drafts: (circumstances) => {
      const rhythm = rhythmOf(evidence.usualAt, time, circumstances);
      const groups = textGroups();
      const organised = groups.filter((group) => group.isOrganised);
      const doubtful = groups.filter((group) => !group.isOrganised);
      return [
        ...organised.map((group) => textDraft(evidence, rhythm, group)),
        ...poolMachines(evidence, doubtful).map((group) => textDraft(evidence, rhythm, group)),
        copiesDraft(evidence, rhythm),
        ...classes.classes().map((group) => classDraft(evidence, rhythm, group)),
      ].filter((draft) => draft.rows.length >= MIN_WAVE);
    },
    isOutdated: (drafts) => {
      const counts = unexplained(drafts);
      const usual = (counts.first / Math.max(1, last)) * (evidence.rows.length - last);
      const isNew = counts.later >= MIN_UNEXPLAINED && counts.later > TIMES_UNEXPLAINED * usual;
      return isNew || classes.isOutdated();
    },
  };
};
