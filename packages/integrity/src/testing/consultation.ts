import { seededRandom } from '@folkmoot/statistics';
import type { Circumstances, ObservedResponse, SurveyShape } from '../shapes';

/** @file A consultation from a seed: honest responses with their peaks, and fake ones in several styles. */
const DAY = 24 * 3_600_000;
const HOUR = 3_600_000;
const OPENS = Date.UTC(2026, 4, 4);

export const sampleShape: SurveyShape = {
  closed: [
    { id: 'scheme', kind: 'choice', options: 3 },
    { id: 'route', kind: 'choice', options: 4 },
    { id: 'bus', kind: 'number', options: 5 },
    { id: 'walk', kind: 'number', options: 5 },
    { id: 'cycle', kind: 'number', options: 5 },
    { id: 'drive', kind: 'number', options: 5 },
    { id: 'uses', kind: 'choices', options: 5 },
    { id: 'age', kind: 'choice', options: 6 },
  ],
  texts: [{ id: 'why' }, { id: 'else' }],
};

type Draft = Omit<ObservedResponse, 'id' | 'number'> & { readonly style: string };
export interface SampleResponse extends ObservedResponse {
  readonly style: string;
}

/** Random choices of a seed. */
export const createDice = (seed: number) => {
  const random = seededRandom(seed);
  const below = (count: number): number => Math.floor(random() * count);
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return {
    random,
    below,
    normal,
    chance: (share: number): boolean => random() < share,
    pick: <Item>(list: readonly Item[]): Item => list[below(list.length)] as Item,
    weighted: (weights: readonly number[]): number => {
      let rest = random() * weights.reduce((sum, weight) => sum + weight, 0);
      return weights.findIndex((weight) => {
        rest -= weight;
        return rest < 0;
      });
    },
  };
};
type Dice = ReturnType<typeof createDice>;

const SYLLABLES =
  'ba de ki lo mu ra sen ti vor wel pan gri dor fa lin mer nos quo sa tam ul vi wyn yr zo chi ster men'.split(' ');

/** A language of its own: words by Zipf's law, and each word has few words that follow it. */
const createLanguage = (dice: Dice) => {
  const words = Array.from({ length: 4_000 }, () =>
    Array.from({ length: 1 + dice.below(3) }, () => dice.pick(SYLLABLES)).join(''),
  );
  const zipf = (): number => Math.floor(words.length ** dice.random()) - 1;
  const followers = words.map(() => Array.from({ length: 30 }, zipf));
  const next = (word: number): number => followers[word]?.[Math.floor(31 ** dice.random()) - 1] ?? zipf();
  const sentence = (length: number): string => {
    const list: number[] = [zipf()];
    while (list.length < length) list.push(next(list.at(-1) ?? 0));
    return list.map((word) => words[word]).join(' ');
  };
  return { sentence, word: () => words[zipf()] ?? '' };
};
type Language = ReturnType<typeof createLanguage>;

const lengthOf = (dice: Dice): number => Math.max(1, Math.round(Math.exp(2.7 + 0.6 * dice.normal())));
const answerText = (dice: Dice, language: Language): string | null => {
  if (dice.chance(0.4)) return null;
  if (dice.chance(0.15)) return dice.pick(['no', 'none', 'nothing', 'n/a', 'see above']);
  return language.sentence(lengthOf(dice));
};

const FROM_OPINION = [
  { scheme: [8, 1, 1], route: [5, 3, 1, 1], scale: [1, 1, 2, 5, 6], cycle: [1, 1, 2, 4, 8], drive: [5, 4, 2, 1, 1] },
  { scheme: [1, 8, 1], route: [1, 1, 3, 6], scale: [4, 4, 3, 1, 1], cycle: [8, 4, 2, 1, 1], drive: [1, 1, 2, 5, 7] },
  { scheme: [3, 3, 4], route: [3, 3, 3, 1], scale: [1, 3, 6, 3, 1], cycle: [2, 4, 5, 2, 1], drive: [1, 3, 6, 4, 2] },
  { scheme: [6, 3, 1], route: [1, 6, 2, 1], scale: [1, 2, 3, 5, 3], cycle: [6, 4, 2, 1, 1], drive: [2, 2, 3, 4, 3] },
];

export const honestAnswers = (dice: Dice): (string | null)[] => {
  const opinion = FROM_OPINION[dice.weighted([5, 4, 3, 2])] ?? FROM_OPINION[0];
  const decided = (weights: readonly number[]): number => dice.weighted(weights.map((weight) => weight ** 2));
  const scale = (weights: readonly number[]): string => String(decided(weights) + 1);
  const uses = ['bus', 'walk', 'cycle', 'drive', 'taxi'].filter((_, index) =>
    dice.chance([0.4, 0.7, 0.25, 0.6, 0.05][index] ?? 0),
  );
  const answers = [
    `s${decided(opinion?.scheme ?? [1])}`,
    `r${decided(opinion?.route ?? [1])}`,
    scale(opinion?.scale ?? [1]),
    scale(opinion?.scale ?? [1]),
    scale(opinion?.cycle ?? [1]),
    scale(opinion?.drive ?? [1]),
    uses.length > 0 ? [...uses].sort().join('|') : null,
    `a${dice.weighted([1, 3, 4, 4, 3, 2])}`,
  ];
  return answers.map((answer) => (dice.chance(0.04) ? null : answer));
};

const randomAnswers = (dice: Dice): (string | null)[] => [
  `s${dice.below(3)}`,
  `r${dice.below(4)}`,
  ...Array.from({ length: 4 }, () => String(1 + dice.below(5))),
  ['bus', 'walk', 'cycle', 'drive', 'taxi']
    .filter(() => dice.chance(0.5))
    .sort()
    .join('|') || null,
  `a${dice.below(6)}`,
];

const HOURS = [1, 1, 0.5, 0.5, 0.5, 1, 3, 7, 10, 11, 11, 11, 13, 11, 10, 10, 11, 13, 15, 17, 17, 14, 9, 4];
const humanTime = (dice: Dice, days = 28): number => {
  const day = Math.floor(days * dice.random() ** 1.3);
  return OPENS + day * DAY + dice.weighted(HOURS) * HOUR + dice.below(HOUR);
};
const humanSeconds = (dice: Dice): number => Math.round(Math.exp(5.2 + 0.6 * dice.normal()));
const DEVICES = [
  ['mobile', 'Safari', 30],
  ['mobile', 'Chrome', 30],
  ['desktop', 'Chrome', 15],
  ['desktop', 'Edge', 12],
  ['desktop', 'Firefox', 5],
  ['tablet', 'Safari', 8],
] as const;
const deviceOf = (dice: Dice): { device: string; browser: string } => {
  const [device, browser] = DEVICES[dice.weighted(DEVICES.map(([, , weight]) => weight))] ?? DEVICES[0];
  return { device, browser };
};

const honestAt = (dice: Dice, language: Language, at: number, style = 'honest'): Draft => ({
  style,
  at,
  seconds: dice.chance(0.03) ? null : humanSeconds(dice),
  language: 'en',
  ...deviceOf(dice),
  marks: [],
  closed: honestAnswers(dice),
  texts: [answerText(dice, language), answerText(dice, language)],
});

const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

const honest = (dice: Dice, language: Language, count: number): Draft[] => {
  const afterMailing = (): number => OPENS + 5 * DAY + 9 * HOUR - Math.log(1 - dice.random()) * 5 * HOUR;
  const atSchool = (): number => OPENS + 9 * DAY + 18.5 * HOUR + dice.below(1.5 * HOUR);
  const inLibrary = (): number => OPENS + 12 * DAY + 10 * HOUR + dice.below(6 * HOUR);
  const share = (part: number): number => Math.round(count * part);
  return [
    ...times(share(0.75), () => honestAt(dice, language, humanTime(dice))),
    ...times(share(0.2), () => honestAt(dice, language, afterMailing())),
    ...times(share(0.04), () => honestAt(dice, language, atSchool())),
    ...times(share(0.0114), () => ({
      ...honestAt(dice, language, inLibrary(), 'library'),
      device: 'desktop',
      browser: 'Edge',
    })),
  ];
};

const swapped = (dice: Dice, words: readonly (readonly string[])[]): string =>
  words.map((alternatives) => (dice.chance(0.7) ? alternatives[0] : dice.pick(alternatives))).join(' ');

const changed = (dice: Dice, language: Language, text: string | null): string | null => {
  if (text === null) return null;
  const words = text.split(' ');
  if (words.length > 4) words[dice.below(words.length)] = language.word();
  if (dice.chance(0.3)) words.push(language.word());
  return words.join(' ');
};

type Style = (dice: Dice, language: Language, count: number, before: readonly Draft[]) => Draft[];

const fast: Style = (dice, language, count) => {
  const text = language.sentence(14);
  return times(count, (index) => ({
    ...honestAt(dice, language, OPENS + 7 * DAY + 14 * HOUR + index * 900, 'fast'),
    seconds: 4 + dice.below(3),
    marks: index > 30 ? ['burst', 'very_fast'] : ['very_fast'],
    device: 'desktop',
    browser: 'Chrome',
    closed: ['s1', ...honestAnswers(dice).slice(1)],
    texts: [dice.chance(0.5) ? text : null, null],
  }));
};

const slow: Style = (dice, language, count) => {
  const prepared = times(40, () => language.sentence(12));
  const gap = (20 * DAY) / count;
  return times(count, (index) => ({
    ...honestAt(dice, language, OPENS + 3 * DAY + index * gap + (dice.random() - 0.5) * 0.3 * gap, 'slow'),
    seconds: 80 + dice.below(20),
    closed: ['s1', 'r3', '1', ...honestAnswers(dice).slice(3)],
    texts: [dice.pick(prepared), null],
  }));
};

const swappedWords: Style = (dice, language, count) => {
  const words = times(26, () => [language.word(), language.word(), language.word()]);
  return times(count, () => ({
    ...honestAt(dice, language, humanTime(dice, 10), 'swapped'),
    closed: ['s1', ...honestAnswers(dice).slice(1)],
    texts: [swapped(dice, words), null],
  }));
};

const assembled: Style = (dice, language, count) => {
  const parts = times(4, () => times(8, () => language.sentence(6 + dice.below(6))));
  return times(count, () => ({
    ...honestAt(dice, language, humanTime(dice, 14), 'parts'),
    closed: ['s1', ...honestAnswers(dice).slice(1)],
    texts: [null, parts.map((alternatives) => dice.pick(alternatives)).join('. ')],
  }));
};

const random: Style = (dice, language, count) =>
  times(count, () => ({
    ...honestAt(dice, language, OPENS + 8 * DAY + dice.random() * 4 * DAY, 'random'),
    seconds: 20 + dice.below(60),
    closed: randomAnswers(dice),
    texts: [times(3 + dice.below(9), () => language.word()).join(' '), null],
  }));

const copied: Style = (dice, language, count, before) => {
  const originals = before.filter((draft) => draft.texts.some((text) => (text ?? '').split(' ').length >= 6));
  return times(count, () => {
    const original = dice.pick(originals);
    return {
      ...honestAt(dice, language, original.at + DAY + dice.random() * 5 * DAY, 'copied'),
      closed: ['s1', ...original.closed.slice(1)],
      texts: original.texts.map((text) => changed(dice, language, text)),
    };
  });
};

const straight: Style = (dice, language, count) =>
  times(count, () => ({
    ...honestAt(dice, language, humanTime(dice, 6), 'straight'),
    seconds: 12 + dice.below(25),
    closed: ['s1', 'r3', '1', '1', '1', '1', 'drive', `a${dice.below(6)}`],
    texts: [null, null],
  }));

const pushed: Style = (dice, language, count) =>
  times(count, () => {
    const draft = honestAt(dice, language, humanTime(dice), 'pushed');
    return { ...draft, closed: ['s1', ...draft.closed.slice(1)] };
  });

const organised: Style = (dice, language, count) => {
  const text = language.sentence(35);
  return times(count, () => {
    const own = dice.chance(0.4) ? ` ${language.sentence(4 + dice.below(8))}` : '';
    const kept = dice.chance(0.15) ? text.split(' ').slice(0, 26).join(' ') : text;
    return {
      ...honestAt(dice, language, OPENS + 6 * DAY - Math.log(1 - dice.random()) * 2 * DAY, 'organised'),
      texts: [dice.chance(0.2) ? `${language.sentence(5)}. ${kept}${own}` : `${kept}${own}`, null],
    };
  });
};

export const styles = {
  fast,
  slow,
  swapped: swappedWords,
  parts: assembled,
  random,
  copied,
  straight,
  pushed,
  organised,
};

export const sampleCircumstances: Circumstances = {
  zone: [{ from: 0, minutes: 0 }],
  arrivals: [],
  sharedPlaces: [{ day: '2026-05-16', responses: 200 }],
  opensAt: OPENS,
  closesAt: OPENS + 28 * DAY,
};

/** Responses in the order of their arrival, numbered from 1. */
export const sampleConsultation = (
  seed: number,
  honestCount: number,
  counts: Partial<Record<keyof typeof styles, number>>,
): SampleResponse[] => {
  const dice = createDice(seed);
  const language = createLanguage(dice);
  const base = honest(dice, language, honestCount);
  const fakes = Object.entries(counts).flatMap(([style, count]) =>
    styles[style as keyof typeof styles](dice, language, count, base),
  );
  return [...base, ...fakes]
    .sort((a, b) => a.at - b.at)
    .map((draft, index) => ({ ...draft, id: `r${index + 1}`, number: index + 1 }));
};
