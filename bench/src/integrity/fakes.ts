import { DAY_MS, HOUR_MS, localMoment, readiness, usualMoment, type Weeks } from './calendar';
import {
  type Draft,
  deviceOf,
  type FakeStyle,
  fakeStyles,
  honestSeconds,
  languageOf,
  networkOf,
  type World,
} from './drafts';
import type { Draws } from './draws';
import { personOf } from './honest';
import type { Language, Material } from './material';
import type { ClosedAnswers } from './opinions';
import { withTypos } from './word-model';
import { spin } from './writing';

export const FAKES_PER_STYLE = 2_250;

/** Where the sentences of each program begin or end. No two programs share one. */
const SENTENCES = { oneAddress: 6, parts: 36 };

/** One program: how it makes one response after the other. */
interface Program {
  readonly times: readonly number[];
  readonly next: (at: number) => Omit<Draft, 'at' | 'truth'>;
}

interface Making {
  readonly world: World;
  readonly draws: Draws;
  readonly count: number;
  /** Careful programs imitate people in times, spacing and answers; the others save themselves the trouble. */
  readonly isCareful: boolean;
  readonly honest: readonly Draft[];
}

/** Moments from `from` on, one after the other by `gap`. */
const spaced = (from: number, count: number, gap: () => number): number[] => {
  const times: number[] = [];
  for (let at = from; times.length < count; at += gap()) times.push(Math.floor(at));
  return times;
};

const isOpen = ({ opensAt, closesAt }: Weeks, at: number): boolean => at >= opensAt && at < closesAt;

/** Moments within some days, as people would answer. */
const likePeople = (weeks: Weeks, from: number, days: number, count: number, draws: Draws): number[] => {
  const times: number[] = [];
  while (times.length < count) {
    const at = Math.floor(from + draws.share() * days * DAY_MS);
    if (isOpen(weeks, at) && draws.chance(readiness(weeks, at))) times.push(at);
  }
  return times.sort((a, b) => a - b);
};

/** Moments within some days, day and night. */
const dayAndNight = (from: number, days: number, count: number, draws: Draws): number[] => {
  const gap = (days * DAY_MS) / count;
  return spaced(from, count, () => draws.exponential(gap)).map((at) => Math.min(at, from + days * DAY_MS));
};

const timesWithin = ({ world: { weeks }, draws, count, isCareful }: Making, days: number, firstDay: number) => {
  const from = localMoment(weeks, firstDay, 7 + 6 * draws.share());
  return isCareful ? likePeople(weeks, from, days, count, draws) : dayAndNight(from, days, count, draws);
};

const ownNetwork = (draws: Draws): Pick<Draft, 'device' | 'browser' | 'network' | 'nonce' | 'source'> => {
  const device = deviceOf(draws);
  const source = draws.chance(0.8) ? 'direct' : draws.pick(['social', 'external']);
  return { ...device, network: networkOf(device.device, draws), nonce: '', source };
};

/** The language that a program writes in: all of it in the one that most people use. */
const mainLanguage = ({ survey: { languages } }: World): Language =>
  (Object.keys(languages) as Language[]).sort((a, b) => (languages[b] ?? 0) - (languages[a] ?? 0))[0] ?? 'en';

/** One combination, from which a program strays in a few questions. */
const combination = ({ world, draws }: Making, strays: number): (() => ClosedAnswers) => {
  const { opinions, survey } = world;
  const outlook = opinions.outlook(draws);
  const fixed = survey.closed.map((_, index) => opinions.answer(index, outlook, draws));
  return () =>
    fixed.map((value, index) =>
      index !== survey.pushed && draws.chance(strays) ? opinions.answer(index, opinions.outlook(draws), draws) : value,
    );
};

/** Answers as honest people give them, but for two that the program cares about. */
const leaningAnswers = ({ world, draws }: Making): (() => ClosedAnswers) => {
  const { opinions, survey } = world;
  const wanted = opinions.outlook(draws);
  const other = (survey.pushed + 2) % survey.closed.length;
  const pushed = new Map([survey.pushed, other].map((index) => [index, opinions.answer(index, wanted, draws)]));
  return () => opinions.answers(opinions.outlook(draws), draws).map((value, index) => pushed.get(index) ?? value);
};

const answersOf = (making: Making) => (making.isCareful ? leaningAnswers(making) : combination(making, 0.1));

const inOneText = ({ world: { survey }, draws }: Making, text: () => string, other: () => string | null) => {
  const place = draws.whole(0, Math.max(0, survey.texts - 1));
  return (): (string | null)[] =>
    Array.from({ length: survey.texts }, (_, index) => (index === place ? text() : other()));
};

/** Seconds of a program that writes: about as long as people take, but hardly more or less. */
const programSeconds = ({ draws, isCareful }: Making, closed: ClosedAnswers, texts: readonly (string | null)[]) => {
  if (isCareful) return honestSeconds({ closed, texts, device: 'desktop' }, draws);
  return Math.round(45 + 30 * draws.share());
};

const written = (making: Making, closed: ClosedAnswers, texts: readonly (string | null)[]) => ({
  ...ownNetwork(making.draws),
  language: mainLanguage(making.world),
  closed,
  texts,
  seconds: programSeconds(making, closed, texts),
});

const oneAddress = (making: Making): Program => {
  const { world, draws, count, isCareful } = making;
  const material = world.material(mainLanguage(world));
  const answers = [combination(making, 0.08), combination(making, 0.08), combination(making, 0.08)];
  const pool = material.sentences.slice(0, SENTENCES.oneAddress);
  const texts = inOneText(
    making,
    () => draws.pick(pool),
    () => null,
  );
  const device = deviceOf(draws);
  const isNamed = !isCareful && draws.chance(0.5);
  const from = localMoment(world.weeks, draws.whole(3, 24), draws.whole(0, 23));
  const gap = isCareful ? () => draws.exponential(11_000) : () => 2_500 + 1_000 * draws.share();
  return {
    times: spaced(from, count, gap),
    next: () => ({
      ...device,
      language: mainLanguage(world),
      network: 'the one address',
      nonce: isNamed ? `batch ${draws.whole(1, 40)}` : '',
      source: 'direct',
      closed: draws.pick(answers)(),
      texts: draws.chance(0.4) ? texts().map(() => null) : texts(),
      seconds: isCareful ? Math.round(20 + 30 * draws.share()) : draws.whole(1, 4),
      isWithoutPage: isNamed,
      isProgram: isNamed,
    }),
  };
};

const NETWORKS = 5_000;

const slowNetworks = (making: Making): Program => {
  const { world, draws, count, isCareful } = making;
  const material = world.material(mainLanguage(world));
  const answers = combination(making, isCareful ? 0.16 : 0.08);
  const pool = material.sentences.slice(SENTENCES.oneAddress, isCareful ? SENTENCES.parts : SENTENCES.parts - 10);
  const texts = inOneText(
    making,
    () => draws.pick(pool),
    () => null,
  );
  const days = 22 + 4 * draws.share();
  const gap = (days * DAY_MS) / count;
  return {
    times: spaced(world.weeks.opensAt + draws.share() * DAY_MS, count, () =>
      isCareful ? draws.exponential(gap) : gap * (0.9 + 0.2 * draws.share()),
    ),
    next: () => ({
      ...ownNetwork(draws),
      language: mainLanguage(world),
      network: `proxy ${draws.whole(1, NETWORKS)}`,
      closed: answers(),
      texts: draws.chance(0.45) ? texts().map(() => null) : texts(),
      seconds: Math.round(isCareful ? draws.logNormal(80, 0.3) : 40 + 20 * draws.share()),
    }),
  };
};

const shortOrNone = ({ short }: Material, draws: Draws): string | null =>
  draws.chance(0.75) ? null : draws.pick(short);

const swappedWords = (making: Making): Program => {
  const { world, draws, isCareful } = making;
  const material = world.material(mainLanguage(world));
  const answers = answersOf(making);
  const spun = () => withTypos(spin(material.spun, draws), isCareful ? 0.03 : 0, draws);
  const texts = inOneText(making, spun, () => shortOrNone(material, draws));
  return {
    times: timesWithin(making, draws.whole(2, 6), draws.whole(4, 18)),
    next: () => written(making, answers(), texts()),
  };
};

const partsOfTexts = (making: Making): Program => {
  const { world, draws, isCareful } = making;
  const material = world.material(mainLanguage(world));
  const answers = answersOf(making);
  const size = isCareful ? 12 : 8;
  const places = Array.from({ length: 4 }, (_, place) =>
    material.sentences.slice(SENTENCES.parts + place * 12, SENTENCES.parts + place * 12 + size),
  );
  const assembled = () => {
    const kept = places.filter((_, place) => place === 0 || draws.chance(0.72));
    const parts = (kept.length > 1 ? kept : places.slice(0, 2)).map((sentences) => draws.pick(sentences));
    return withTypos(parts.join(' '), isCareful ? 0.015 : 0, draws);
  };
  const texts = inOneText(making, assembled, () => shortOrNone(material, draws));
  return {
    times: timesWithin(making, draws.whole(3, 8), draws.whole(2, 16)),
    next: () => written(making, answers(), texts()),
  };
};

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const letters = (draws: Draws): string =>
  Array.from({ length: draws.whole(1, 4) }, () =>
    Array.from({ length: draws.whole(3, 9) }, () => LETTERS[draws.whole(0, 25)]).join(''),
  ).join(' ');

const randomAnswers = (making: Making): Program => {
  const { world, draws, isCareful } = making;
  const { opinions, survey } = world;
  const { vocabulary } = world.material(mainLanguage(world));
  const words = () => Array.from({ length: draws.whole(3, 12) }, () => draws.pick(vocabulary)).join(' ');
  const text = () => (isCareful ? words() : letters(draws));
  return {
    times: timesWithin(making, draws.whole(4, 10), draws.whole(1, 15)),
    next: () => {
      const closed = survey.closed.map((_, index) => opinions.evenAnswer(index, draws));
      const texts = Array.from({ length: survey.texts }, () => (draws.chance(0.35) ? null : text()));
      return { ...written(making, closed, texts), language: languageOf(survey, draws) };
    },
  };
};

const MIN_COPIED_WORDS = 10;

const longest = ({ texts }: Draft): number => Math.max(0, ...texts.map((text) => text?.split(' ').length ?? 0));

const changedText = (text: string | null, { vocabulary }: Material, draws: Draws): string | null => {
  if (text === null) return null;
  const words = text.split(' ');
  for (let change = draws.whole(1, 2); change > 0; change -= 1) {
    const at = draws.whole(0, words.length - 1);
    words.splice(at, draws.chance(0.7) ? 1 : 0, ...(draws.chance(0.6) ? [draws.pick(vocabulary)] : []));
  }
  return words.join(' ') || text;
};

/** The program has read honest responses of the first days. It takes those with something in them. */
const copies = (making: Making): Program => {
  const { world, draws, isCareful, honest, count } = making;
  const { opinions, survey, weeks } = world;
  const firstDay = draws.whole(9, 14);
  const before = localMoment(weeks, firstDay, 0);
  const early = honest.filter((draft) => draft.at < before);
  const rich = early.filter((draft) => longest(draft) >= MIN_COPIED_WORDS);
  // Without written questions, nobody has more to copy than others.
  const known = rich.length > 0 ? rich : early;
  const sources = Array.from({ length: Math.round(count * (isCareful ? 0.35 : 0.04)) }, () => draws.pick(known));
  return {
    times: timesWithin(making, draws.whole(6, 11), firstDay),
    next: () => {
      const source = draws.pick(sources);
      const changed = new Set(
        Array.from({ length: draws.whole(1, 2) }, () => draws.whole(0, survey.closed.length - 1)),
      );
      const closed = source.closed.map((value, index) =>
        changed.has(index) ? opinions.answer(index, opinions.outlook(draws), draws) : value,
      );
      const texts = source.texts.map((text) => changedText(text, world.material(source.language), draws));
      return { ...written(making, closed, texts), language: source.language };
    },
  };
};

const straightLines = (making: Making): Program => {
  const { world, draws, isCareful } = making;
  const { opinions, survey } = world;
  const material = world.material(mainLanguage(world));
  const fixed = draws.pick([0, 2, 4]);
  return {
    times: timesWithin(making, draws.whole(5, 12), draws.whole(1, 14)),
    next: () => {
      const place = isCareful ? draws.whole(0, 4) : fixed;
      const closed = survey.closed.map((_, index) => opinions.straightAnswer(index, place));
      const texts = Array.from({ length: survey.texts }, () => shortOrNone(material, draws));
      const seconds = Math.round(isCareful ? draws.logNormal(45, 0.4) : 12 + 10 * draws.share());
      return { ...written(making, closed, texts), seconds };
    },
  };
};

/** As people answer and write in all but one answer. */
const pushedAnswer = (making: Making): Program => {
  const { world, draws, count, isCareful } = making;
  const { opinions, survey, weeks } = world;
  const wanted = opinions.straightAnswer(survey.pushed, 1);
  const times = isCareful
    ? Array.from({ length: count }, () => usualMoment(weeks, draws)).sort((a, b) => a - b)
    : timesWithin(making, 4, draws.whole(2, 20));
  return {
    times,
    next: () => {
      const { material, hand, isStraight, ...person } = personOf(world, opinions.outlook(draws), draws);
      const closed = person.closed.map((value, index) => (index === survey.pushed ? wanted : value));
      return { ...person, ...ownNetwork(draws), closed, seconds: honestSeconds({ ...person, closed }, draws) };
    },
  };
};

const programs: Readonly<Record<FakeStyle, (making: Making) => Program>> = {
  'one address': oneAddress,
  'slow networks': slowNetworks,
  'swapped words': swappedWords,
  parts: partsOfTexts,
  random: randomAnswers,
  copies,
  'straight lines': straightLines,
  'pushed answer': pushedAnswer,
};

/** The responses of programs, and which of them were careful. */
export const fakeDrafts = (world: World, honest: readonly Draft[], draws: Draws) => {
  const careful: FakeStyle[] = [];
  const last = world.weeks.closesAt - HOUR_MS;
  const drafts = fakeStyles.flatMap((kind): Draft[] => {
    const isCareful = draws.chance(0.5);
    if (isCareful) careful.push(kind);
    const count = Math.round(FAKES_PER_STYLE * world.scale);
    const { times, next } = programs[kind]({ world, draws, count, isCareful, honest });
    return times.map((at) => ({ ...next(at), at: Math.min(at, last), truth: { by: 'fake', kind } }));
  });
  return { drafts, careful };
};
