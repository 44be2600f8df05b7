import {
  DAY_MS,
  HOUR_MS,
  localMoment,
  MINUTE_MS,
  momentAfter,
  momentWithin,
  usualMoment,
  type Weeks,
} from './calendar';
import { type Draft, deviceOf, type HonestKind, honestSeconds, languageOf, networkOf, type World } from './drafts';
import type { Draws } from './draws';
import type { ClosedAnswers, Outlook } from './opinions';
import { handOf, ownAnswer } from './writing';

/** Numbers of responses. Whoever answers twice and households with one text are among the usual ones. */
const HONEST = 17_600;
const PEAKS = { mailing: 5_200, newspaper: 1_500, school: 180, library: 200 } as const;
const STRAIGHT = 0.012;
const AGAIN = 0.006;
const HOUSEHOLD = 0.004;

/** The mailing of the council with two reminders: day, hour and how many people get it. */
const MAILINGS = [
  { day: 2, hour: 10, recipients: 24_000 },
  { day: 9, hour: 17, recipients: 21_000 },
  { day: 21, hour: 9, recipients: 19_500 },
];
const MAILING_WEIGHTS = [55, 28, 17];
const ARTICLE = { day: 7, hour: 6.5 };
/** Day, first and last hour. */
const SCHOOL_EVENING = [15, 18.5, 20.5] as const;
const LIBRARY_DAYS = [
  [11, 10, 16.5],
  [12, 9.5, 15],
] as const;

const mailingsOf = (weeks: Weeks) =>
  MAILINGS.map(({ day, hour, recipients }) => ({ at: localMoment(weeks, day, hour), recipients }));

type Arrival = Pick<Draft, 'at' | 'source'> & Partial<Pick<Draft, 'network' | 'isSharedPlace'>>;

const USUAL_SOURCES = ['direct', 'social', 'external', 'email', 'qr poster'];
const USUAL_WEIGHTS = [38, 30, 12, 5, 15];

const usual = (weeks: Weeks, draws: Draws): Arrival => ({
  at: usualMoment(weeks, draws),
  source: USUAL_SOURCES[draws.index(USUAL_WEIGHTS)] ?? 'direct',
});

const arrivals: Readonly<Record<keyof typeof PEAKS, (weeks: Weeks, draws: Draws) => Arrival>> = {
  mailing: (weeks, draws) => {
    const { at } = mailingsOf(weeks)[draws.index(MAILING_WEIGHTS)] ?? { at: weeks.opensAt };
    return { at: momentAfter(weeks, at, 5, draws), source: draws.chance(0.9) ? 'email' : 'direct' };
  },
  newspaper: (weeks, draws) => ({
    at: momentAfter(weeks, localMoment(weeks, ARTICLE.day, ARTICLE.hour), 6, draws),
    source: draws.chance(0.7) ? 'external' : draws.pick(['direct', 'social']),
  }),
  school: (weeks, draws) => ({
    at: momentWithin(weeks, SCHOOL_EVENING, draws),
    source: 'qr school',
    ...(draws.chance(0.6) ? { network: 'school' } : {}),
  }),
  library: (weeks, draws) => ({
    at: momentWithin(weeks, draws.pick(LIBRARY_DAYS), draws),
    source: 'qr library',
    network: 'library',
    isSharedPlace: true,
  }),
};

const straightOnes = ({ opinions, survey }: World, closed: ClosedAnswers, draws: Draws): ClosedAnswers => {
  const place = draws.whole(0, 4);
  return closed.map((value, index) =>
    survey.closed[index]?.kind === 'rating' ? opinions.straightAnswer(index, place) : value,
  );
};

const answersOf = (world: World, outlook: Outlook, draws: Draws) => {
  const closed = world.opinions.answers(outlook, draws);
  return draws.chance(STRAIGHT)
    ? { closed: straightOnes(world, closed, draws), isStraight: true }
    : { closed, isStraight: false };
};

/** The response of a person, without its arrival. */
export const personOf = (world: World, outlook: Outlook, draws: Draws) => {
  const language = languageOf(world.survey, draws);
  const material = world.material(language);
  const hand = handOf(draws);
  const { closed, isStraight } = answersOf(world, outlook, draws);
  const texts = Array.from({ length: world.survey.texts }, () => ownAnswer(material, hand, draws));
  const device = deviceOf(draws);
  const network = networkOf(device.device, draws);
  return { language, material, hand, closed, texts, isStraight, ...device, network, nonce: '' };
};

const honestDraft = (world: World, kind: HonestKind, arrival: Arrival, draws: Draws): Draft => {
  const { material, hand, isStraight, ...person } = personOf(world, world.opinions.outlook(draws), draws);
  const seconds = honestSeconds(person, draws);
  return { ...person, ...arrival, seconds, truth: { by: 'honest', kind: isStraight ? 'straight' : kind } };
};

/** The same person answers a second time: the same texts or shorter ones, nearly the same answers. */
const secondOf = ({ opinions, weeks }: World, first: Draft, draws: Draws): Draft => {
  const closed = first.closed.map((value, index) =>
    value !== null && draws.chance(0.12) ? opinions.answer(index, opinions.outlook(draws), draws) : value,
  );
  const texts = first.texts.map((text) => (text === null || draws.chance(0.4) ? text : null));
  const later = draws.chance(0.5) ? 10 * MINUTE_MS : 2 * DAY_MS;
  const at = Math.min(weeks.closesAt - MINUTE_MS, Math.floor(first.at + draws.exponential(later) + 2 * MINUTE_MS));
  const seconds = Math.round(first.seconds * (0.4 + 0.4 * draws.share()));
  return { ...first, at, seconds, closed, texts, truth: { by: 'honest', kind: 'again' } };
};

/** Somebody of the same home who sends the text of the other with answers of their own. */
const partnerOf = ({ opinions, weeks }: World, first: Draft, draws: Draws): Draft => {
  const closed = opinions.answers(opinions.outlook(draws), draws);
  const at = Math.min(weeks.closesAt - MINUTE_MS, Math.floor(first.at + draws.exponential(HOUR_MS) + 4 * MINUTE_MS));
  const second = { ...first, ...deviceOf(draws), at, closed, truth: { by: 'honest', kind: 'household' } } as const;
  return { ...second, seconds: honestSeconds(second, draws) };
};

const peakDrafts = (world: World, draws: Draws): Draft[] =>
  (Object.entries(PEAKS) as [keyof typeof PEAKS, number][]).flatMap(([kind, count]) => {
    // The people of a room stay as many as they are.
    const people = kind === 'school' || kind === 'library' ? count : Math.round(count * world.scale);
    return Array.from({ length: people }, () => honestDraft(world, kind, arrivals[kind](world.weeks, draws), draws));
  });

const usualDrafts = (world: World, draws: Draws): Draft[] => {
  const draft = honestDraft(world, 'usual', usual(world.weeks, draws), draws);
  const drafts = [draft];
  if (draws.chance(AGAIN)) drafts.push(secondOf(world, draft, draws));
  if (draws.chance(HOUSEHOLD)) drafts.push(partnerOf(world, draft, draws));
  return drafts;
};

/** The responses of people who answer for themselves. */
export const honestDrafts = (world: World, draws: Draws): Draft[] => {
  const drafts = peakDrafts(world, draws);
  while (drafts.length < HONEST * world.scale) drafts.push(...usualDrafts(world, draws));
  return drafts;
};
