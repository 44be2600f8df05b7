/**
 * @file Responses to a survey with the truth about each: 17,600 of people, 2,000 of people with the text of a group, and 18,000 of programs
 * in eight styles. The README of the benchmarks says what each style assumes.
 */
import type { Circumstances, ObservedResponse, SurveyShape } from '@folkmoot/integrity';
import { localDay, weeksOf } from './calendar';
import type { Draft, FakeStyle, Truth, World } from './drafts';
import { createDraws } from './draws';
import { fakeDrafts } from './fakes';
import { honestDrafts } from './honest';
import { marksByIntake } from './intake';
import { materialOf } from './material';
import { createOpinions } from './opinions';
import { preparedDrafts } from './prepared';
import { type SurveyDefinition, shapeOf, surveys } from './surveys';

export { type FakeStyle, fakeStyles, type Truth } from './drafts';
export { type SurveyDefinition, surveys } from './surveys';

/** Seeds of the two sets. A survey of one set is never made with a seed of the other. */
export const seeds = { tuning: [1, 2, 3, 4, 5, 6, 7, 8], measuring: [901, 902, 903, 904, 905] } as const;

export interface MadeResponses {
  readonly shape: SurveyShape;
  readonly circumstances: Circumstances;
  /** In the order in which they arrived; the number of a response is its place from 1. */
  readonly responses: readonly ObservedResponse[];
  /** Who sent the response of the same index. */
  readonly truth: readonly Truth[];
  /** Programs that imitate people. */
  readonly careful: readonly FakeStyle[];
}

const countedBy = (keys: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

const circumstancesOf = ({ weeks }: World, drafts: readonly Draft[]): Circumstances => {
  const arrivals = countedBy(drafts.map(({ at, source }) => `${localDay(weeks, at)} ${source}`));
  const shared = countedBy(drafts.filter(({ isSharedPlace }) => isSharedPlace).map(({ at }) => localDay(weeks, at)));
  return {
    zone: weeks.zone,
    arrivals: [...arrivals].map(([key, responses]) => ({ day: key.slice(0, 10), source: key.slice(11), responses })),
    sharedPlaces: [...shared].map(([day, responses]) => ({ day, responses })),
    opensAt: weeks.opensAt,
    closesAt: weeks.closesAt,
  };
};

const observed = (draft: Draft, index: number, marks: ObservedResponse['marks']): ObservedResponse => ({
  id: `r${index + 1}`,
  number: index + 1,
  at: draft.at,
  seconds: draft.seconds,
  language: draft.language,
  device: draft.device,
  browser: draft.browser,
  marks,
  closed: draft.closed,
  texts: draft.texts,
});

/** Kinds to leave out. */
export interface Parts {
  readonly isHonestOnly?: boolean;
  readonly withoutStyles?: readonly FakeStyle[];
}

/**
 * The responses of one survey.
 * @param scale of all numbers; the people of the library and the school stay as many as they are
 */
export const makeResponses = (survey: SurveyDefinition, seed: number, scale = 1, parts: Parts = {}): MadeResponses => {
  const draws = createDraws(seed * 7_919 + surveys.indexOf(survey));
  const weeks = weeksOf(survey.monday, survey.timezone);
  const opinions = createOpinions(survey, draws);
  const world: World = { survey, weeks, opinions, material: (language) => materialOf(language, survey.set), scale };
  const honest = honestDrafts(world, draws);
  const prepared = parts.isHonestOnly ? [] : preparedDrafts(world, draws);
  const fakes = parts.isHonestOnly ? { drafts: [], careful: [] } : fakeDrafts(world, honest, draws);
  const left = new Set<string>(parts.withoutStyles ?? []);
  const kept = fakes.drafts.filter(({ truth }) => !left.has(truth.kind));
  const drafts = [...honest, ...prepared, ...kept].sort((a, b) => a.at - b.at);
  const marks = marksByIntake(survey, drafts, weeks.closesAt);
  return {
    shape: shapeOf(survey),
    circumstances: circumstancesOf(world, drafts),
    responses: drafts.map((draft, index) => observed(draft, index, marks[index] ?? [])),
    truth: drafts.map(({ truth }) => truth),
    careful: fakes.careful,
  };
};
