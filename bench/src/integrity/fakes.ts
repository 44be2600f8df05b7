/** @file Responses that one person or a program makes, in eight styles. Careful makers hide more than clumsy ones. */
import type { Random } from '@folkmoot/sample-data/random';
import {
  DAY_MS,
  DAYS,
  HOUR_MS,
  languageOf,
  ownAnswers,
  ownTexts,
  type Sent,
  type Setting,
  START,
  usualDevice,
  usualMoment,
  usualNetwork,
  usualSeconds,
} from './people';
import { gibberish, withSwaps } from './words';

export const styles = [
  'one address, fast',
  'slow, 5,000 networks',
  'one text, swapped words',
  'texts from parts',
  'random answers',
  'copies of honest ones',
  'straight lines',
  'one answer pushed',
] as const;
export type Style = (typeof styles)[number];

interface Maker extends Setting {
  readonly isCareful: boolean;
  /** Sentences that the maker has written. */
  readonly sentences: readonly string[];
  readonly honest: readonly Sent[];
}

const words = ({ writers, random }: Maker, language: string): string => writers.get(language)?.word(random) ?? '';

/** A careful maker keeps the hours of people, a clumsy one lets the program run all day. */
const moment = ({ isCareful, random }: Maker): number =>
  isCareful ? usualMoment(random, 4, 22) : START + 4 * DAY_MS + Math.floor(random.next() * 20 * DAY_MS);

const seconds = (maker: Maker, texts: readonly (string | null)[]): number =>
  maker.isCareful ? usualSeconds(maker, texts) : maker.random.between(35, 65);

const farNetwork = (random: Random): string => `far ${random.between(1, 5_000)}`;

const device = ({ isCareful, random }: Maker) =>
  isCareful ? usualDevice(random) : { device: 'desktop', browser: 'Chrome' };

/** Answers as anybody gives them, with those that the maker wants. */
const pushing = (maker: Maker, questions: number, share = 1): (string | null)[] => {
  const answers = ownAnswers(maker);
  for (let question = 0; question < questions; question += 1)
    if (maker.random.next() < share) answers[question] = maker.survey.answerAt(question, 1 + (question % 2));
  return answers;
};

const inTexts = ({ survey }: Maker, text: string | null): (string | null)[] =>
  survey.shape.texts.map((_, index) => (index === 0 ? text : null));

const made = (maker: Maker, kind: Style, fields: Partial<Sent> & Pick<Sent, 'texts' | 'closed'>): Sent => ({
  kind,
  at: moment(maker),
  seconds: seconds(maker, fields.texts),
  network: farNetwork(maker.random),
  language: languageOf(maker),
  ...device(maker),
  ...fields,
});

type Make = (maker: Maker, count: number) => Sent[];
const each =
  (make: (maker: Maker, index: number) => Sent): Make =>
  (maker, count) =>
    Array.from({ length: count }, (_, index) => make(maker, index));

const fromParts = ({ sentences, random }: Maker, from: number, pool: number, most: number): string => {
  const parts = Array.from(
    { length: random.between(2, most) },
    () => sentences[from + random.between(0, pool - 1)] ?? '',
  );
  return [...new Set(parts)].join(' ');
};

const GOAL_WORDS = 24;

const makers: Readonly<Record<Style, Make>> = {
  /** One a second, from one network. A careful one gives the times of people for the page. */
  'one address, fast': each((maker, index) => {
    const texts = inTexts(maker, maker.random.next() < 0.5 ? null : (maker.sentences[index % 20] ?? null));
    return made(maker, 'one address, fast', {
      at: START + 6 * DAY_MS + 21 * HOUR_MS + index * 1_000 + maker.random.between(0, maker.isCareful ? 900 : 40),
      seconds: maker.isCareful ? maker.random.between(40, 240) : maker.random.between(1, 4),
      network: 'one address',
      device: 'desktop',
      browser: 'Chrome',
      isWithoutPage: !maker.isCareful,
      closed: pushing(maker, 2),
      texts,
    });
  }),
  /** Over weeks, from a network of its own each time, with a text whose words are chosen from lists. */
  'slow, 5,000 networks': each((maker) => {
    const { sentences, random } = maker;
    const goal = (sentences[0] ?? '').split(' ').slice(0, GOAL_WORDS);
    const other = (sentences[1] ?? '').split(' ');
    const text = goal.map((word, at) =>
      at % 4 === 1 && random.next() < 0.6 ? (other[at % other.length] ?? word) : word,
    );
    return made(maker, 'slow, 5,000 networks', {
      closed: pushing(maker, 3, 0.9),
      texts: inTexts(maker, text.join(' ')),
    });
  }),
  /** One text of 30 words, of which two to six are replaced. */
  'one text, swapped words': each((maker) => {
    const { sentences, random } = maker;
    const language = languageOf(maker);
    const text = withSwaps(sentences[2] ?? '', random.between(2, 6), () => words(maker, language), random);
    return made(maker, 'one text, swapped words', {
      language,
      closed: pushing(maker, 2, 0.8),
      texts: inTexts(maker, text),
    });
  }),
  /** Two to four of forty sentences, in any order. */
  'texts from parts': each((maker) =>
    made(maker, 'texts from parts', {
      closed: pushing(maker, 2, 0.8),
      texts: inTexts(maker, fromParts(maker, 20, 40, 4)),
    }),
  ),
  /** Each answer as likely as the others; words of a dictionary, or letters. */
  'random answers': each((maker) => {
    const { survey, random, isCareful } = maker;
    const language = languageOf(maker);
    const write = (): string => {
      const length = random.between(4, 18);
      return isCareful ? Array.from({ length }, () => words(maker, language)).join(' ') : gibberish(random, length);
    };
    return made(maker, 'random answers', {
      language,
      closed: survey.closed.map((_, question) => survey.anyAnswer(question, random)),
      texts: survey.shape.texts.map(() => (random.next() < 0.85 ? write() : null)),
    });
  }),
  /** Somebody's written answers with a word or two replaced, and one or two of their other answers changed. */
  'copies of honest ones': (maker, count) => {
    const { honest, random, survey } = maker;
    const hasWords = (text: string | null): boolean => (text ?? '').split(' ').length >= 8;
    const rich = honest.filter(({ texts }) => texts.some(hasWords)).slice(0, Math.ceil(count / 3));
    return Array.from({ length: rich.length === 0 ? 0 : count }, (_, index) => {
      const from = rich[index % rich.length] as Sent;
      const closed = [...from.closed];
      for (let change = 0; change < random.between(1, 2); change += 1) {
        const question = random.between(0, closed.length - 1);
        closed[question] = survey.anyAnswer(question, random);
      }
      const texts = from.texts.map((text) =>
        text === null ? null : withSwaps(text, random.between(1, 2), () => words(maker, from.language), random),
      );
      const at = Math.min(from.at + random.between(1, 96) * HOUR_MS, START + DAYS * DAY_MS);
      return made(maker, 'copies of honest ones', { at, language: from.language, closed, texts });
    });
  },
  /** The same place of every scale and list, and a few common words. */
  'straight lines': each((maker) => {
    const { survey, random, sentences } = maker;
    const place = random.next() < 0.8 ? 5 : 1;
    const said =
      random.next() < 0.5 ? null : (sentences[60 + random.between(0, 9)] ?? '').split(' ').slice(0, 4).join(' ');
    return made(maker, 'straight lines', {
      seconds: random.between(12, 45),
      closed: survey.closed.map((_, question) => survey.answerAt(question, place)),
      texts: inTexts(maker, said),
    });
  }),
  /** Everything as somebody else answers it, words too, but for one answer. */
  'one answer pushed': each((maker) => {
    const language = languageOf(maker);
    const texts = ownTexts(maker, language);
    return made(maker, 'one answer pushed', {
      at: usualMoment(maker.random, 4, 22),
      seconds: usualSeconds(maker, texts),
      network: usualNetwork(maker.random),
      language,
      ...usualDevice(maker.random),
      closed: pushing(maker, 1),
      texts,
    });
  }),
};

/** So many of each style. */
export const fakesOf = (maker: Maker, count: number): Sent[] => styles.flatMap((style) => makers[style](maker, count));
