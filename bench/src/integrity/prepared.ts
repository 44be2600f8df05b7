import { localMoment, momentAfter } from './calendar';
import { type Draft, honestSeconds, type PreparedKind, type World } from './drafts';
import type { Draws } from './draws';
import { personOf } from './honest';
import type { Material } from './material';
import type { Outlook } from './opinions';
import { withTypos } from './word-model';
import { type Hand, ownSentence } from './writing';

const PEOPLE = 2_000;
/** Two groups, each with a text of its own. */
const GROUP_WEIGHTS = [0.85, 0.15];
/** Days and hours of the mails that each group sends to its members. */
const MAILS = [
  [
    { day: 5, hour: 19 },
    { day: 12, hour: 8 },
    { day: 24, hour: 18 },
  ],
  [{ day: 17, hour: 12 }],
] as const;
const KINDS: readonly PreparedKind[] = ['verbatim', 'extended', 'shortened', 'edited'];
const KIND_WEIGHTS = [48, 25, 14, 13];
const OF_ONE_MIND = 0.75;
const ANSWERS_AS_ASKED = 0.8;

type Writing = (sentences: readonly string[], material: Material, hand: Hand, draws: Draws) => string;

const edited: Writing = (sentences, material, hand, draws) => {
  const words = sentences.join(' ').split(' ');
  for (let edit = draws.whole(1, 3); edit > 0; edit -= 1) {
    const at = draws.whole(0, words.length - 1);
    words.splice(at, draws.whole(0, 2), draws.pick(material.vocabulary));
  }
  return withTypos(words.join(' '), hand.typos, draws);
};

const writing: Readonly<Record<PreparedKind, Writing>> = {
  verbatim: (sentences) => sentences.join(' '),
  extended: (sentences, material, hand, draws) => {
    const own = ownSentence(material, hand, draws);
    return (draws.chance(0.5) ? [own, ...sentences] : [...sentences, own]).join(' ');
  },
  shortened: (sentences, _, __, draws) => {
    const kept = draws.whole(1, sentences.length - 1);
    const from = draws.chance(0.6) ? 0 : draws.whole(0, sentences.length - kept);
    return sentences.slice(from, from + kept).join(' ');
  },
  edited,
};

/** Members of a group are of one mind more often than others. */
const leaning = ({ opinions }: World, group: number, draws: Draws): Outlook => {
  const outlook = opinions.outlook(draws);
  return draws.chance(OF_ONE_MIND) ? { ...outlook, group } : outlook;
};

const preparedDraft = (world: World, draws: Draws): Draft => {
  const { survey, opinions, weeks } = world;
  const group = draws.index(GROUP_WEIGHTS);
  const outlook = leaning(world, group, draws);
  const { material, hand, isStraight, ...person } = personOf(world, outlook, draws);
  const wanted = opinions.straightAnswer(survey.pushed, group);
  const closed = person.closed.map((value, index) =>
    index === survey.pushed && draws.chance(ANSWERS_AS_ASKED) ? wanted : value,
  );
  const kind = KINDS[draws.index(KIND_WEIGHTS)] ?? 'verbatim';
  const sentences = material.prepared[group] ?? [];
  const [, ...others] = person.texts;
  const texts = survey.texts > 0 ? [writing[kind](sentences, material, hand, draws), ...others] : [];
  const mails = MAILS[group] ?? MAILS[0];
  const { day, hour } = draws.pick<{ day: number; hour: number }>(mails);
  const at = momentAfter(weeks, localMoment(weeks, day, hour), 7, draws);
  const source = draws.pick(['external', 'direct', 'social', 'direct']);
  // Pasting takes less time than writing.
  const written = { ...person, closed, texts: others };
  const seconds = honestSeconds(written, draws) + Math.round(draws.logNormal(25, 0.6));
  return { ...person, closed, texts, at, source, seconds, truth: { by: 'prepared', kind } };
};

/** The responses of people who send a text that their group has prepared. */
export const preparedDrafts = (world: World, draws: Draws): Draft[] =>
  Array.from({ length: Math.round(PEOPLE * world.scale) }, () => preparedDraft(world, draws));
