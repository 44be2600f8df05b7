import type { Columns } from './columns';
import { createFeatures, type Features } from './features';
import { valueAt } from './growing';
import type { LocalTime } from './local-time';
import { answersOf, fitMixture, logLikelihoods, type Mixture, normalise, type Seed } from './mixture';
import type { PartGroup, Parts } from './parts';
import {
  combinationOf,
  combinedOf,
  differenceOf,
  isNearTo,
  type Nearness,
  nearnessOf,
  nearShared,
  type Profile,
  profileOf,
  quietHours,
  usualByHour,
} from './profile';
import { evenly, isPrepared, type Structure, structureOf } from './structure';
import type { Twins } from './twins';

/** Knowledge about all responses. */
export interface Evidence {
  readonly columns: Columns;
  readonly rows: Uint32Array;
  readonly time: LocalTime;
  readonly parts: Parts;
  readonly twins: Twins;
  readonly quiet: ReadonlySet<number>;
  /** Responses without any sign, and their figures. */
  readonly plain: readonly number[];
  readonly usual: Profile;
  /** How many responses without a sign arrive in each hour of the day, 0 to 23, on average. */
  readonly usualAt: Float64Array;
}

export const evidenceOf = (
  columns: Columns,
  rows: Uint32Array,
  time: LocalTime,
  parts: Parts,
  twins: Twins,
): Evidence => {
  const copied = new Set(twins.copies);
  const marks = columns.marks.values();
  const straight = columns.straight.values();
  const plain = [...rows].filter(
    (row) => !parts.isGrouped(row) && !copied.has(row) && marks[row] === 0 && straight[row] === 0,
  );
  const quiet = quietHours(columns, plain.length > 0 ? plain : [...rows], time);
  const usual = usualOf(profileOf(columns, plain, time, quiet), columns, rows);
  return { columns, rows, time, parts, twins, quiet, plain, usual, usualAt: usualByHour(columns, plain, time) };
};

/** Marks and straight lines of all responses: among those without a sign there are none. */
const usualOf = (plain: Profile, columns: Columns, rows: Uint32Array): Profile => {
  const straight = columns.straight.values();
  const share = [...rows].filter((row) => straight[row] !== 0).length / Math.max(1, rows.length);
  return { ...plain, straight: Math.min(0.05, share), marked: 0.01 };
};

/** Signs that a group is not that many people. Each is one reason; strong ones suffice. */
export interface Signs {
  readonly marked: boolean;
  readonly straight: boolean;
  readonly evenTimes: boolean;
  readonly evenSpacing: boolean;
  readonly night: boolean;
  readonly combined: boolean;
  /** Nearly one combination of answers, and hours or times that are not those of people. Of texts, and of what has none beside them. */
  readonly nearly: boolean;
}

/** Whether so many share combinations of answers, although as many ordinary responses do not. */
const isCombined = (evidence: Evidence, profile: Profile): boolean => {
  if (profile.combined < 0.5 || profile.responses < 10 * profile.combinations) return false;
  return combinedOf(evidence.columns, evenly(evidence.plain, profile.responses)).combined < profile.combined / 2;
};

/** Gaps that differ less than this are no chance; few gaps may be even by chance. */
const mostEven = (responses: number): number => 0.7 - 1.5 / Math.sqrt(responses);

export const signsOf = (evidence: Evidence, profile: Profile): Signs => {
  const { usual } = evidence;
  return {
    marked: profile.marked >= Math.max(0.3, 3 * usual.marked),
    straight: profile.straight >= Math.max(0.5, 4 * usual.straight),
    evenTimes: profile.spread !== null && profile.spread < Math.min(0.27, 0.5 * (usual.spread ?? 0.6)),
    evenSpacing: profile.gaps !== null && profile.gaps < mostEven(profile.responses) * Math.min(1, usual.gaps ?? 1),
    night: profile.responses >= 50 && profile.night > Math.max(0.15, 3 * usual.night),
    combined: isCombined(evidence, profile),
    nearly: false,
  };
};

const MIN_NEAR = 0.5;
const TIMES_USUALLY_NEAR = 3;
/** Weaker than the signs of the same name, because they only count beside nearly one combination of answers. */
const MIN_NIGHT = 0.1;
const TIMES_USUALLY_AT_NIGHT = 2;
/** So many standard deviations beyond what is usual are no chance. */
const DEVIATIONS = 3;
const MIN_AT_NIGHT = 4;
const MAX_SPREAD_SHARE = 0.6;

/**
 * Whether a text comes with nearly the same answers to everything, and at night too or after nearly the same time. A group
 * may ask its members for all answers, so the answers are no proof for themselves.
 */
const isNearlyCombined = (evidence: Evidence, rows: readonly number[], profile: Profile): boolean =>
  isUnlikePeople(evidence, profile) && combinationNear(evidence, rows) !== null;

/** Whether responses come at night too or after nearly the same time, as those of people do not. */
const isUnlikePeople = ({ usual }: Evidence, profile: Profile): boolean => {
  const { night, responses } = profile;
  const chance = Math.sqrt((usual.night * (1 - usual.night)) / Math.max(1, responses));
  const isOften = night > Math.max(MIN_NIGHT, TIMES_USUALLY_AT_NIGHT * usual.night, usual.night + DEVIATIONS * chance);
  const isAtNight = isOften && night * responses >= MIN_AT_NIGHT;
  const isEven = profile.spread !== null && profile.spread < MAX_SPREAD_SHARE * (usual.spread ?? 0);
  return isAtNight || isEven;
};

/** The combination of answers that most of these rows nearly have, though hardly any ordinary response; null without. */
const combinationNear = ({ columns, plain }: Evidence, rows: readonly number[]): Nearness | null => {
  const near = nearnessOf(columns, evenly(rows, 1_000));
  if (near === null || near.share < MIN_NEAR) return null;
  const others = nearnessOf(columns, evenly(plain, 1_000));
  return TIMES_USUALLY_NEAR * (others?.share ?? 1) < near.share ? near : null;
};

/** One strong sign suffices; even times and a rhythm without nights prove something together only. */
export const isMachine = ({ marked, straight, evenSpacing, combined, nearly, evenTimes, night }: Signs): boolean =>
  marked || straight || evenSpacing || combined || nearly || (evenTimes && night);

/** A group by its texts, and whether it looks like people who sent a prepared text. */
export interface TextGroup {
  readonly rows: readonly number[];
  /** Responses that are in the wave: the first response with a copied text may be a person's. */
  readonly members: readonly number[];
  readonly structure: Structure;
  readonly profile: Profile;
  readonly signs: Signs;
  readonly isOrganised: boolean;
  /** The combination that most of them nearly have, null without. */
  readonly near: Nearness | null;
}

export const textGroupOf = (evidence: Evidence, group: PartGroup): TextGroup => {
  const structure = structureOf(evidence.columns, group.rows);
  const profile = profileOf(evidence.columns, group.rows, evidence.time, evidence.quiet);
  const nearly = isNearlyCombined(evidence, group.rows, profile);
  const signs = { ...signsOf(evidence, profile), nearly };
  const isOrganised = isPrepared(structure) && !isMachine(signs) && !signs.evenTimes;
  const near = isOrganised || nearly ? combinationNear(evidence, group.rows) : null;
  const members = isOrganised ? group.rows : group.rows.slice(1);
  return { rows: group.rows, members, structure, profile, signs, isOrganised, near };
};

/** Groups with nearly the same combination of answers, each with all that are near to its first one. */
const withOneCombination = (groups: readonly TextGroup[]): TextGroup[][] => {
  const alike: TextGroup[][] = [];
  for (const group of groups) {
    const { near } = group;
    if (near === null) continue;
    const known = alike.find(([first]) => differenceOf(first?.near?.answers ?? [], near.answers) <= near.differing);
    if (known) known.push(group);
    else alike.push([group]);
  }
  return alike.filter(({ length }) => length >= MIN_TEXTS);
};

/** So many texts with nearly one combination of answers come from one source. Two may be alike by chance. */
const MIN_TEXTS = 3;

const areUnlikePeople = (evidence: Evidence, groups: readonly TextGroup[]): boolean => {
  const rows = groups.flatMap((group) => group.rows).sort((a, b) => a - b);
  return isUnlikePeople(evidence, profileOf(evidence.columns, rows, evidence.time, evidence.quiet));
};

/**
 * Several texts, each with nearly the same combination of answers, are judged together, because each of them may be too small to show
 * when its responses come. The first response with such a text is no person whose text was copied, when it has that combination too.
 */
export const judgedTogether = (evidence: Evidence, groups: readonly TextGroup[]): TextGroup[] => {
  const doubtful = new Set(
    withOneCombination(groups)
      .filter((alike) => areUnlikePeople(evidence, alike))
      .flat(),
  );
  return groups.map((group) => {
    const { near, rows } = group;
    if (near === null || !doubtful.has(group)) return group;
    const isLikeOthers = isNearTo(evidence.columns, valueAt(rows, 0), near);
    return {
      ...group,
      members: isLikeOthers ? rows : rows.slice(1),
      signs: { ...group.signs, nearly: true },
      isOrganised: false,
    };
  });
};

const ORDINARY_CLASSES = 16;
const MAX_LEARNED_FROM = 12_000;
const ROUNDS = 20;
/** From this probability on a response belongs to a class that is not ordinary. */
const MIN_PROBABILITY = 0.45;
/** More for answers that look drawn: people have odd answers too, and the model does not know how people answer in every respect. */
const MIN_PROBABILITY_DRAWN = 0.7;
const MIN_MEMBERS = 20;
/** How much more likely answers are when drawn at random than from ordinary people, as the mean of logarithms. */
const MIN_RANDOMNESS = 1;
/** Two classes are one when members of the one belong to the other with this probability. */
const MIN_CONFUSION = 0.08;

const hashed = (number: number): number => Math.imul(number ^ 0x5bd1e995, 0x9e3779b1) >>> 0;

/** Combinations far more frequent than the answers are, each for itself. */
const frequentCombinations = ({ columns, rows }: Evidence): Set<number> => {
  const counts = new Map<number, number>();
  for (const row of rows) {
    const combination = combinationOf(columns, row);
    if (combination !== 0) counts.set(combination, (counts.get(combination) ?? 0) + 1);
  }
  const least = Math.max(20, rows.length * 0.001);
  return new Set([...counts].filter(([, count]) => count >= least).map(([combination]) => combination));
};

const WINDOW_MS = 10 * 60_000;
const MIN_MARKED = 20;
const MIN_MARKED_SHARE = 0.3;

/**
 * Windows of ten minutes with many marked responses, and those before them: the intake marks a burst only once it is one, so
 * the first of its responses have no mark.
 */
const markedWindows = ({ columns, rows }: Evidence): ReadonlySet<number> => {
  const at = columns.at.values();
  const marks = columns.marks.values();
  const windows = new Map<number, { all: number; marked: number }>();
  for (const row of rows) {
    const window = Math.floor(valueAt(at, row) / WINDOW_MS);
    const known = windows.get(window) ?? { all: 0, marked: 0 };
    known.all += 1;
    if (marks[row] !== 0) known.marked += 1;
    windows.set(window, known);
  }
  const marked = [...windows].filter(([, count]) => count.marked >= Math.max(MIN_MARKED, MIN_MARKED_SHARE * count.all));
  return new Set(marked.flatMap(([window]) => [window - 1, window]));
};

/** Ordinary people: classes by their answers, begun by chance. */
const ordinarySeeds = (evidence: Evidence, isPlain: (row: number) => boolean): Seed[] => {
  const numbers = evidence.columns.number.values();
  return Array.from({ length: ORDINARY_CLASSES }, (_, kind) => ({
    isOrdinary: true,
    isRandom: false,
    isNearly: false,
    weightOf: (row: number) => (isPlain(row) && hashed(valueAt(numbers, row)) % ORDINARY_CLASSES === kind ? 0.9 : 0.02),
  }));
};

const seed = (has: (row: number) => boolean, kind: Partial<Pick<Seed, 'isRandom' | 'isNearly'>> = {}): Seed => ({
  isOrdinary: false,
  isRandom: kind.isRandom ?? false,
  isNearly: kind.isNearly ?? false,
  weightOf: (row) => (has(row) ? 0.9 : 0),
});

/** The beginning of the model: ordinary people, and a class for each sign that responses may not be people. */
const seedsOf = (evidence: Evidence, machineRows: ReadonlySet<number>, nearRows: ReadonlySet<number>): Seed[] => {
  const { columns, parts, twins, time, quiet, usual } = evidence;
  const marks = columns.marks.values();
  const straight = columns.straight.values();
  const at = columns.at.values();
  const seconds = columns.seconds.values();
  const numbers = columns.number.values();
  const combinations = frequentCombinations(evidence);
  const windows = markedWindows(evidence);
  const isPlain = (row: number): boolean =>
    marks[row] === 0 && straight[row] === 0 && !parts.isGrouped(row) && twins.twinOf(row) < 0;
  const quick = (usual.medianSeconds ?? 0) / Math.exp(2 * (usual.spread ?? 1));
  return [
    ...ordinarySeeds(evidence, isPlain),
    seed((row) => isPlain(row) && hashed(valueAt(numbers, row)) % 7 === 0, { isRandom: true }),
    seed((row) => marks[row] !== 0 || windows.has(Math.floor(valueAt(at, row) / WINDOW_MS))),
    seed((row) => straight[row] !== 0),
    seed((row) => machineRows.has(row) && !nearRows.has(row), { isNearly: true }),
    seed((row) => nearRows.has(row), { isNearly: true }),
    seed((row) => isPlain(row) && quiet.has(time.hourOf(valueAt(at, row))), { isNearly: true }),
    seed((row) => isPlain(row) && (seconds[row] ?? Number.NaN) < quick),
    seed((row) => combinations.has(combinationOf(columns, row))),
  ];
};

/** A class of responses that are not ordinary. */
export interface DoubtfulClass {
  readonly rows: readonly number[];
  readonly profile: Profile;
  readonly signs: Signs;
  /** The mean of how much more likely its answers are at random, as natural logarithms. */
  readonly randomness: number;
  /** Whether its answers are as even as if they were drawn. */
  readonly isDrawn: boolean;
}

/** How far the answers of these rows are from drawn ones: the mean of the divergence over questions, by Kullback and Leibler (1951). */
const divergenceFromDrawn = (features: Features, rows: readonly number[]): number | null => {
  const divergences = features.uniform.flatMap((uniform, feature) => {
    if (uniform === null) return [];
    const counts = new Float64Array(uniform.length);
    for (const row of rows) {
      const value = valueAt(features.values, row * features.count + feature);
      counts[value] = valueAt(counts, value) + 1;
    }
    let divergence = 0;
    counts.forEach((count, value) => {
      if (count > 0) divergence += (count / rows.length) * Math.log(count / rows.length / (uniform[value] ?? 1));
    });
    // A sample differs from its source by about this much. Source: Miller (1955), Note on the bias of information estimates.
    return [Math.max(0, divergence - (counts.length - 1) / (2 * rows.length))];
  });
  return divergences.length === 0 ? null : divergences.reduce((sum, each) => sum + each, 0) / divergences.length;
};

/** Shares of each value of a feature. */
const sharesOf = (features: Features, rows: readonly number[], feature: number): Float64Array => {
  const shares = new Float64Array(features.sizes[feature] ?? 1);
  for (const row of rows) {
    const value = valueAt(features.values, row * features.count + feature);
    shares[value] = valueAt(shares, value) + 1 / rows.length;
  }
  return shares;
};

/**
 * How much the circumstances of two groups differ: the largest distance of a feature, but for moments,
 * beyond what chance makes of so few.
 */
const distanceOf = (features: Features, rows: readonly number[], others: readonly number[]): number => {
  let most = 0;
  for (let feature = features.closed; feature < features.count; feature += 1) {
    if (features.moments.has(feature)) continue;
    const theirs = sharesOf(features, others, feature);
    const distance = sharesOf(features, rows, feature).reduce(
      (sum, share, value) => sum + Math.abs(share - valueAt(theirs, value)) / 2,
      0,
    );
    most = Math.max(most, distance - 0.4 * Math.sqrt(((features.sizes[feature] ?? 1) - 1) / rows.length));
  }
  return most;
};

/** Odd answers alone prove nothing: there are many of them, or they come in circumstances of their own. */
const MIN_DRAWN_SHARE = 0.04;
const MIN_DISTANCE = 0.2;
const MAX_DIVERGENCE = 0.08;
/** Where ordinary answers are nearly even, drawn ones cannot be recognised. */
const MIN_USUAL_DIVERGENCE = 0.03;
/**
 * Whether the answers of these rows are as even as drawn ones, those of ordinary people are not, and there are either
 * circumstances of their own or many more of them than odd people.
 * @param randomness the mean of how much more likely their answers are at random, as natural logarithms
 */
const isDrawn = (
  features: Features,
  rows: readonly number[],
  plain: readonly number[],
  randomness: number,
): boolean => {
  const judged = evenly(rows, 2_000);
  const others = evenly(plain, 5_000);
  const divergence = divergenceFromDrawn(features, judged);
  const usual = divergenceFromDrawn(features, others);
  if (divergence === null || usual === null) return false;
  const isOdd = randomness >= MIN_RANDOMNESS;
  if (divergence >= MAX_DIVERGENCE || !(isOdd || usual >= 2 * divergence + MIN_USUAL_DIVERGENCE)) return false;
  return (
    (isOdd && rows.length >= MIN_DRAWN_SHARE * plain.length) || distanceOf(features, judged, others) >= MIN_DISTANCE
  );
};

/** Whether only what its answers have in common makes it doubtful. */
const isByCombinations = ({ signs, isDrawn: drawn }: DoubtfulClass): boolean =>
  signs.combined && !drawn && !isMachine({ ...signs, combined: false, straight: false });

const isDoubtful = (group: DoubtfulClass): boolean =>
  group.rows.length >= MIN_MEMBERS && (isMachine(group.signs) || group.isDrawn);

/** The likeliest of some classes, and how likely all of them are together. */
const likeliest = (weights: Float64Array, kinds: readonly number[]): { best: number; sum: number } => {
  let sum = 0;
  let best = kinds[0] ?? 0;
  for (const kind of kinds) {
    sum += valueAt(weights, kind);
    if (valueAt(weights, kind) > valueAt(weights, best)) best = kind;
  }
  return { best, sum };
};

interface Members {
  readonly members: readonly number[][];
  /** For each class, how much its members belong to each other class. */
  readonly confusion: readonly Float64Array[];
}

/** Members by class: rows whose probability of all these classes is high enough, in the likeliest of them. */
const membersOf = (
  mixture: Mixture,
  features: Features,
  rows: readonly number[],
  kinds: readonly number[],
  leastOf: (kind: number) => number,
): Members => {
  const members: number[][] = Array.from({ length: mixture.classes }, () => []);
  const confusion = members.map(() => new Float64Array(mixture.classes));
  const weights = new Float64Array(mixture.classes);
  if (kinds.length === 0) return { members, confusion };
  for (const row of rows) {
    logLikelihoods(mixture, features, row, weights);
    normalise(weights);
    const { best, sum } = likeliest(weights, kinds);
    if (sum < leastOf(best)) continue;
    members[best]?.push(row);
    for (const kind of kinds) confusion[best]?.set([valueAt(confusion[best], kind) + valueAt(weights, kind)], kind);
  }
  return { members, confusion };
};

/** Classes to which rows that came later can be added. */
export interface ClassSearch {
  /** Adds rows, in order, with the model as it is. */
  readonly add: (rows: readonly number[]) => void;
  readonly classes: () => DoubtfulClass[];
  /** Whether a class looks doubtful now that did not at first, so that the model is to be learned again. */
  readonly isOutdated: () => boolean;
}

/**
 * Classes of responses that are not ordinary by their answers and circumstances. Rows of text groups and copies are left out,
 * except those of groups that are not people.
 * @param nearRows rows of groups with nearly one combination of answers: others of it may have no text
 */
export const createClassSearch = (
  evidence: Evidence,
  left: ReadonlySet<number>,
  machineRows: ReadonlySet<number>,
  nearRows: ReadonlySet<number>,
): ClassSearch => {
  const { columns, time, quiet, twins } = evidence;
  const features = createFeatures(columns, time, twins.twinOf);
  const seeds = seedsOf(evidence, machineRows, nearRows);
  const rows = [...evidence.rows].filter((row) => !left.has(row));
  const step = Math.max(1, Math.ceil(rows.length / MAX_LEARNED_FROM));
  const learned = rows.filter((_, index) => index % step === 0);
  const mixture = fitMixture(features, learned, seeds, ROUNDS);
  const isOrdinary = (kind: number): boolean => seeds[kind]?.isOrdinary ?? false;
  const answers = (row: number): number => answersOf(mixture, features, row, isOrdinary);
  const atRandom = (row: number): number => answersOf(mixture, features, row, (kind) => seeds[kind]?.isRandom ?? false);
  const describe = (list: readonly number[], isNearKind: boolean): DoubtfulClass => {
    const profile = profileOf(columns, list, time, quiet);
    const nearly = isNearKind && isNearlyCombined(evidence, list, profile);
    const judged = evenly(list, 1_000);
    const randomness = judged.reduce((sum, row) => sum + atRandom(row) - answers(row), 0) / Math.max(1, judged.length);
    return {
      rows: list,
      profile,
      signs: { ...signsOf(evidence, profile), nearly },
      randomness,
      isDrawn: list.length >= MIN_MEMBERS && isDrawn(features, list, evidence.plain, randomness),
    };
  };
  const all = [...seeds.keys()];
  const leastOf = (kind: number): number => (seeds[kind]?.isRandom ? MIN_PROBABILITY_DRAWN : MIN_PROBABILITY);
  const likely = membersOf(mixture, features, rows, all, () => 0).members;
  const judgedKinds = (): number[] =>
    all.filter((kind) => !isOrdinary(kind) && isDoubtful(describe(likely[kind] ?? [], seeds[kind]?.isNearly ?? false)));
  const doubted = judgedKinds();
  const { members, confusion } = membersOf(mixture, features, rows, doubted, leastOf);
  const rootOf = confused(members, confusion);
  const nearRoots = new Set(all.filter((kind) => seeds[kind]?.isNearly).map(rootOf));
  const merged = new Map<number, number[]>();
  const place = (placed: readonly number[][]): void => {
    placed.forEach((list, kind) => {
      const root = rootOf(kind);
      const kept = list.filter((row) => !machineRows.has(row));
      if (kept.length > 0) merged.set(root, (merged.get(root) ?? []).concat(kept));
    });
  };
  place(members);
  return {
    add: (added) => {
      features.extend();
      membersOf(mixture, features, added, all, () => 0).members.forEach((list, kind) => {
        likely[kind]?.push(...list);
      });
      place(membersOf(mixture, features, added, doubted, leastOf).members);
    },
    classes: () =>
      [...merged]
        .map(([root, list]): DoubtfulClass => {
          const group = describe(list, nearRoots.has(root));
          return isByCombinations(group) ? { ...group, rows: nearShared(columns, list) } : group;
        })
        .filter(isDoubtful),
    isOutdated: () => judgedKinds().some((kind) => !doubted.includes(kind)),
  };
};

/** Unites classes whose members can hardly be distinguished. Returns the class that speaks for each. */
const confused = (members: readonly number[][], confusion: readonly Float64Array[]): ((kind: number) => number) => {
  const target = members.map((_, kind) => kind);
  const rootOf = (kind: number): number => (target[kind] === kind ? kind : rootOf(target[kind] ?? kind));
  members.forEach((list, kind) => {
    members.forEach((others, other) => {
      if (other === kind || list.length === 0 || others.length === 0) return;
      if ((confusion[kind]?.[other] ?? 0) >= MIN_CONFUSION * list.length)
        target[Math.max(rootOf(kind), rootOf(other))] = Math.min(rootOf(kind), rootOf(other));
    });
  });
  return rootOf;
};
