/** @file People who answer: when, how long, and what. */
import type { Random } from '@folkmoot/sample-data/random';
import type { Survey } from './surveys';
import { type Writer, withSwaps } from './words';

export const DAY_MS = 86_400_000;
export const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
export const DAYS = 28;
/** A Monday at midnight. */
export const START = Date.UTC(2026, 2, 2);

/** A response before the intake has looked at it, with the network that only the intake sees. */
export interface Sent {
  /** Who it is: `honest`, `library`, `group`, or a style of fakes. */
  readonly kind: string;
  readonly at: number;
  readonly seconds: number;
  readonly network: string;
  readonly language: string;
  readonly device: string;
  readonly browser: string;
  readonly closed: readonly (string | null)[];
  readonly texts: readonly (string | null)[];
  /** It did not come from the survey's page. */
  readonly isWithoutPage?: boolean;
  /** Its page was opened by the code of a shared place. */
  readonly isAtSharedPlace?: boolean;
}

export interface Setting {
  readonly survey: Survey;
  readonly writers: ReadonlyMap<string, Writer>;
  readonly random: Random;
}

const HOURS = [1, 1, 1, 1, 1, 2, 5, 12, 18, 20, 20, 19, 24, 20, 17, 17, 19, 24, 30, 36, 38, 30, 16, 5];
const DAY_WEIGHTS = [10, 11, 10, 9, 8, 6, 7];

/** A moment of the rhythm of people: few at night, most in the evening. */
export const usualMoment = (random: Random, from = 0, days = DAYS): number => {
  const weights = Array.from({ length: days }, (_, day) => DAY_WEIGHTS[(from + day) % 7] ?? 1);
  const day = from + random.weighted(weights);
  return START + day * DAY_MS + random.weighted(HOURS) * HOUR_MS + Math.floor(random.next() * HOUR_MS);
};

/** A moment after a mailing or an article: half of them within `halfMs`. */
const momentAfter = (at: number, halfMs: number, random: Random): number =>
  at + Math.floor((-Math.log(1 - random.next()) * halfMs) / Math.LN2);

const gaussian = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());

const wordsIn = (texts: readonly (string | null)[]): number =>
  texts.reduce((sum, text) => sum + (text === null ? 0 : text.split(' ').length), 0);

/** Seconds of somebody who reads, thinks and types. */
export const usualSeconds = ({ survey, random }: Setting, texts: readonly (string | null)[]): number => {
  const pace = Math.exp(0.45 * gaussian(random));
  return Math.max(5, Math.round(pace * (12 + 6.5 * survey.closed.length + 2.2 * wordsIn(texts))));
};

const DEVICES = [
  { device: 'mobile', browser: 'Chrome', weight: 34 },
  { device: 'mobile', browser: 'Safari', weight: 24 },
  { device: 'desktop', browser: 'Chrome', weight: 18 },
  { device: 'desktop', browser: 'Edge', weight: 10 },
  { device: 'desktop', browser: 'Firefox', weight: 4 },
  { device: 'tablet', browser: 'Safari', weight: 6 },
  { device: 'mobile', browser: 'Other', weight: 4 },
];

export const usualDevice = (random: Random): { device: string; browser: string } => {
  const { device = 'mobile', browser = 'Chrome' } = DEVICES[random.weighted(DEVICES.map(({ weight }) => weight))] ?? {};
  return { device, browser };
};

/** Every tenth shares the network of a mobile provider, a few that of a neighbour. */
export const usualNetwork = (random: Random): string =>
  random.next() < 0.1 ? `carrier ${random.between(1, 60)}` : `home ${random.between(1, 400_000)}`;

const SKIPPED = 0.05;
const LINED = 0.015;
/** How many write to the first question, and to the next ones. */
const WRITING = [0.55, 0.4];
const SHORT = 0.18;

const ownText = ({ writers, random }: Setting, language: string): string => {
  const writer = writers.get(language);
  if (!writer) return '';
  if (random.next() < SHORT) return writer.short(random);
  return writer.write(random, Math.min(120, 3 + Math.floor(-Math.log(1 - random.next()) * 14)));
};

export const ownTexts = (setting: Setting, language: string): (string | null)[] =>
  setting.survey.shape.texts.map((_, index) =>
    setting.random.next() < (WRITING[index] ?? 0.3) ? ownText(setting, language) : null,
  );

/** The answers of somebody: those of their group, with some left out. A few choose the same place everywhere. */
export const ownAnswers = ({ survey, random }: Setting, group = random.weighted(survey.groups)): (string | null)[] => {
  const line = random.next() < LINED ? random.between(1, 5) : null;
  return survey.closed.map(({ kind }, question) => {
    if (random.next() < SKIPPED) return null;
    if (line !== null && kind === 'number') return survey.answerAt(question, line);
    return survey.answer(question, group, random);
  });
};

export const languageOf = ({ survey, random }: Setting): string => {
  const languages = Object.keys(survey.languages);
  return languages[random.weighted(Object.values(survey.languages))] ?? 'en';
};

const person = (setting: Setting, at: number, fields: Partial<Sent> = {}): Sent => {
  const { random } = setting;
  const language = languageOf(setting);
  const texts = ownTexts(setting, language);
  return {
    kind: 'honest',
    at,
    seconds: usualSeconds(setting, texts),
    network: usualNetwork(random),
    language,
    ...usualDevice(random),
    closed: ownAnswers(setting),
    texts,
    ...fields,
  };
};

const MAILED_AT = START + 3 * DAY_MS + 9 * HOUR_MS;
const REMINDED_AT = START + 13 * DAY_MS + 10 * HOUR_MS;
export const mailings = [
  { at: MAILED_AT, recipients: 12_000 },
  { at: REMINDED_AT, recipients: 9_500 },
];
const ARTICLE_AT = START + 8 * DAY_MS + 7 * HOUR_MS;
const SCHOOL_AT = START + 10 * DAY_MS + 19 * HOUR_MS;
const LIBRARY_AT = START + 15 * DAY_MS + 14 * HOUR_MS;

/** Some people answer a second time, days later: with the same opinion and other words, or nearly the same ones. */
const again = (setting: Setting, before: Sent): Sent => {
  const { random, writers } = setting;
  const writer = writers.get(before.language);
  const texts = before.texts.map((text) =>
    text === null || !writer ? text : withSwaps(text, 2, () => writer.word(random), random),
  );
  return { ...before, at: before.at + random.between(1, 6) * DAY_MS, seconds: usualSeconds(setting, texts), texts };
};

/** So many honest responses of four weeks, with the peaks of a mailing, a reminder, an article, a school and a library. */
export const honestPeople = (setting: Setting, count: number): Sent[] => {
  const { random } = setting;
  const part = (share: number): number => Math.round(share * count);
  const many = (share: number, make: () => Sent): Sent[] => Array.from({ length: part(share) }, make);
  const mailed = many(0.18, () => person(setting, momentAfter(MAILED_AT, 2.5 * HOUR_MS, random)));
  const reminded = many(0.1, () => person(setting, momentAfter(REMINDED_AT, 2 * HOUR_MS, random)));
  const readers = many(0.06, () => person(setting, momentAfter(ARTICLE_AT, 4 * HOUR_MS, random)));
  const parents = Array.from({ length: 130 }, () =>
    person(setting, SCHOOL_AT + Math.floor(random.next() * 25 * MINUTE_MS), {
      kind: 'school',
      network: 'school',
      device: 'mobile',
    }),
  );
  const visitors = Array.from({ length: 200 }, () =>
    person(setting, LIBRARY_AT + Math.floor(random.next() * 3 * HOUR_MS), {
      kind: 'library',
      network: 'library',
      device: 'tablet',
      browser: 'Safari',
      isAtSharedPlace: true,
    }),
  );
  const peaks = [...mailed, ...reminded, ...readers, ...parents, ...visitors];
  const twice = peaks.slice(0, part(0.004)).map((before) => again(setting, before));
  const others = Array.from({ length: Math.max(0, count - peaks.length - twice.length) }, () =>
    person(setting, usualMoment(random)),
  );
  return [...peaks, ...twice, ...others];
};

/**
 * People who send words that a group prepared: most as they are, some with a sentence of their own before or after, some
 * shortened, some with a few words changed. They lean to one opinion, and come after the mails of their group.
 */
export const groupOfPeople = (setting: Setting, count: number, prepared: string): Sent[] => {
  const { survey, random, writers } = setting;
  const leaning = random.weighted(survey.groups);
  const sentAt = [START + 16 * DAY_MS + 18 * HOUR_MS, START + 19 * DAY_MS + 12 * HOUR_MS];
  return Array.from({ length: count }, () => {
    const language = languageOf(setting);
    const writer = writers.get(language);
    const words = prepared.split(' ');
    const own = (): string => writer?.write(random, random.between(5, 20)) ?? '';
    const way = random.weighted([55, 14, 12, 9, 10]);
    const text = [
      () => prepared,
      () => `${prepared} ${own()}`,
      () => `${own()} ${prepared}`,
      () => words.slice(0, random.between(Math.ceil(words.length / 2), words.length - 1)).join(' '),
      () => withSwaps(prepared, random.between(1, 3), () => writer?.word(random) ?? '', random),
    ][way]?.();
    const texts = survey.shape.texts.map((_, index) => (index === 0 ? (text ?? prepared) : null));
    const group = random.next() < 0.7 ? leaning : random.weighted(survey.groups);
    const at =
      random.next() < 0.7 ? momentAfter(random.pick(sentAt), 5 * HOUR_MS, random) : usualMoment(random, 16, 12);
    // Their text is pasted: only reading takes time.
    const seconds = usualSeconds(setting, []) + random.between(5, 60);
    return person(setting, at, { kind: 'group', language, texts, closed: ownAnswers(setting, group), seconds });
  });
};
