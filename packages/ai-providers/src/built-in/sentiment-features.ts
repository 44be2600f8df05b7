import { languageCues } from './languages/language-cues';
import { type JudgedLanguage, languageWords } from './languages/languages';
import type { Emit } from './model/linear-model';
import { folded, tokensOf } from './tokens';
import { type WordTable, wordSet, wordTable } from './words';

const PHRASE_WORDS = 5;
const NEGATION_REACH = 3;
const cueKinds = ['requests', 'lacks', 'ironies', 'askers', 'praises', 'gripes', 'balances'] as const;
type CueKind = (typeof cueKinds)[number];

interface Cues {
  readonly moods: WordTable<number>;
  readonly phrases: ReadonlyMap<string, number>;
  /** The kinds of cues of each phrase. */
  readonly kinds: ReadonlyMap<string, readonly CueKind[]>;
  readonly empties: ReadonlySet<string>;
  readonly negators: ReadonlySet<string>;
  readonly stronger: ReadonlySet<string>;
  readonly laments: WordTable<true>;
  readonly turns: ReadonlySet<string>;
  readonly wishes: ReadonlySet<string>;
}

/** A phrase in the form in which phrases of a comment are looked up. */
const phraseKey = (phrase: string): string => tokensOf(folded(phrase)).join(' ');

const phrasesOf = (list: string): string[] => list.split(';').map(phraseKey).filter(Boolean);

const cuesOf = (language: JudgedLanguage): Cues => {
  const words = languageWords[language];
  const cues = languageCues[language];
  const kinds = new Map<string, CueKind[]>();
  for (const kind of cueKinds) {
    for (const phrase of new Set(phrasesOf(cues[kind]))) kinds.set(phrase, [...(kinds.get(phrase) ?? []), kind]);
  }
  return {
    moods: wordTable([
      [folded(words.delighted), 2],
      [folded(words.angry), -2],
      [folded(words.pleased), 1],
      [folded(words.displeased), -1],
    ]),
    phrases: new Map(Object.entries(words.phrases).map(([phrase, weight]) => [phraseKey(phrase), weight])),
    kinds,
    empties: new Set(phrasesOf(cues.empties)),
    negators: wordSet(folded(words.negators)),
    stronger: wordSet(folded(words.stronger)),
    laments: wordTable([[folded(words.laments), true]]),
    turns: wordSet(folded(words.turns)),
    wishes: wordSet(folded(words.wishes)),
  };
};

const cuesByLanguage = new Map<JudgedLanguage, Cues>();

/** Made at the first comment of a language, because a process that judges no comment needs none. */
const cuesFor = (language: JudgedLanguage): Cues => {
  const known = cuesByLanguage.get(language);
  if (known) return known;
  const made = cuesOf(language);
  cuesByLanguage.set(language, made);
  return made;
};

const HAPPY = /[😀😁😂😃😄😅😆😊😍🥰😎🙂☺👍👏🎉❤💚💙💜🧡💛🤩😘🙌🌷🌸🌻🌼🌞✨💪🙏🥳😻👌💐🌳🎄]/gu;
const UNHAPPY = /[😡😠🤬😤😞😢😭😩😫🙄😒👎💩🤮🤢😔☹🙁😱😨😰🤦💔😑😬🤡😕😣😖🚮]/gu;

const bucketOf = (count: number, limits: readonly number[]): number => {
  const at = limits.findIndex((limit) => count <= limit);
  return at < 0 ? limits.length : at;
};

const LENGTHS = [1, 2, 3, 5, 8, 12, 18, 26, 40];

interface Moods {
  readonly good: number;
  readonly bad: number;
  readonly negatedGood: number;
  readonly negatedBad: number;
  readonly weight: number;
}

const STRONGER = 1.4;
const NEGATED_GOOD = -0.9;
const NEGATED_BAD = -0.35;

const moodsOf = (tokens: readonly string[], cues: Cues): Moods => {
  const sums = { good: 0, bad: 0, negatedGood: 0, negatedBad: 0, weight: 0 };
  const count = (mood: number, emphasis: number): void => {
    sums[mood > 0 ? 'good' : 'bad'] += Math.abs(mood);
    sums.weight += mood * emphasis;
  };
  const countNegated = (mood: number): void => {
    sums[mood > 0 ? 'negatedGood' : 'negatedBad'] += 1;
    sums.weight += mood * (mood > 0 ? NEGATED_GOOD : NEGATED_BAD);
  };
  for (const [at, token] of tokens.entries()) {
    const mood = cues.moods.find(token);
    if (mood === undefined) continue;
    const before = tokens.slice(Math.max(0, at - NEGATION_REACH), at);
    if (before.some((word) => cues.negators.has(word))) countNegated(mood);
    else count(mood, cues.stronger.has(before.at(-1) ?? '') ? STRONGER : 1);
  }
  return sums;
};

const signOf = (weight: number): string => {
  if (weight >= 1.5) return '++';
  if (weight >= 0.5) return '+';
  if (weight <= -1.5) return '--';
  return weight <= -0.5 ? '-' : '0';
};

const clip = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

/** Phrases of one to five words that begin at each word. */
const phrasesFrom = (tokens: readonly string[]): { phrase: string; length: number }[] =>
  tokens.flatMap((_, start) => {
    const most = Math.min(PHRASE_WORDS, tokens.length - start);
    return Array.from({ length: most }, (_each, at) => ({
      phrase: tokens.slice(start, start + at + 1).join(' '),
      length: at + 1,
    }));
  });

/** A single word is a weaker cue than a phrase. */
const WORD_CUE = 0.5;

/** Counts of the kinds of cues, and the sum of the weighted phrases. */
const phrasesIn = (tokens: readonly string[], cues: Cues) => {
  const counts: Partial<Record<CueKind, number>> = {};
  const phrases = phrasesFrom(tokens);
  for (const { phrase, length } of phrases) {
    for (const kind of cues.kinds.get(phrase) ?? []) counts[kind] = (counts[kind] ?? 0) + (length === 1 ? WORD_CUE : 1);
  }
  const weighted = phrases.filter(({ length }) => length > 1);
  return { counts, weight: weighted.reduce((sum, { phrase }) => sum + (cues.phrases.get(phrase) ?? 0), 0) };
};

const SENTENCE_END = /[.!?\n]+/;

/** Everything that the features of cues are made of. */
interface Look {
  readonly text: string;
  readonly tokens: readonly string[];
  readonly sentences: readonly (readonly string[])[];
  readonly cues: Cues;
  readonly counts: Readonly<Partial<Record<CueKind, number>>>;
  readonly moods: Moods;
  readonly sign: string;
  readonly weight: number;
}

const weightOf = (tokens: readonly string[], cues: Cues): number =>
  moodsOf(tokens, cues).weight + phrasesIn(tokens, cues).weight;

const lookAt = (text: string, folds: string, tokens: readonly string[], cues: Cues): Look => {
  const { counts, weight: phraseWeight } = phrasesIn(tokens, cues);
  const moods = moodsOf(tokens, cues);
  const weight = moods.weight + phraseWeight;
  const sentences = folds
    .split(SENTENCE_END)
    .map(tokensOf)
    .filter(({ length }) => length > 0);
  return { text, tokens, sentences, cues, counts, moods, weight, sign: signOf(weight) };
};

const emitMoods = ({ moods, weight, sign }: Look, emit: Emit): void => {
  emit('weight', clip(weight / 2, 2));
  emit(`sign ${sign}`, 1);
  emit('good', clip(moods.good / 2, 2));
  emit('bad', clip(moods.bad / 2, 2));
  emit('negated good', clip(moods.negatedGood, 2));
  emit('negated bad', clip(moods.negatedBad, 2));
  if (moods.good > 0 && moods.bad > 0) emit('good and bad', 1);
};

const emitKinds = ({ counts, sign }: Look, emit: Emit): void => {
  for (const kind of cueKinds) {
    const count = counts[kind] ?? 0;
    if (kind === 'askers' || count === 0) continue;
    emit(kind, clip(Math.sqrt(count), 2.5));
    emit(`has ${kind}`, 1);
    emit(`${kind} ${sign}`, 0.7);
  }
  if (counts.praises && counts.gripes) emit('praises and gripes', 1);
};

const emitWishes = ({ tokens, counts, cues, sign }: Look, emit: Emit): void => {
  const wishes = tokens.filter((token) => cues.wishes.has(token)).length + (counts.requests ?? 0);
  if (wishes > 0) emit(`wish ${sign}`, 1);
  if (wishes > 0 && !counts.gripes && !counts.lacks) emit('wish without complaint', 1);
  if (tokens.some((token) => cues.laments.find(token))) emit('lament', 1);
  if (tokens.some((token) => cues.negators.has(token))) emit('negator', 1);
};

const emitQuestions = ({ text, tokens, cues, sign }: Look, emit: Emit): void => {
  const isQuestion = text.trimEnd().endsWith('?');
  const beginnings = [tokens[0] ?? '', tokens.slice(0, 2).join(' ')];
  const asks = beginnings.some((beginning) => cues.kinds.get(beginning)?.includes('askers'));
  if (isQuestion) {
    emit('question', 1);
    emit(`question ${sign}`, 0.7);
  }
  if (text.includes('?') && !isQuestion) emit('question inside', 1);
  if (asks) emit('asks', 1);
  if (asks && isQuestion) emit('asks and question', 1);
};

/** Praise before a "but" and complaint after it, and the reverse. */
const emitTurn = ({ tokens, cues }: Look, emit: Emit): void => {
  const turn = tokens.findIndex((token, at) => at > 0 && cues.turns.has(token));
  if (turn <= 0) return;
  const before = weightOf(tokens.slice(0, turn), cues);
  const after = weightOf(tokens.slice(turn), cues);
  emit('turn', 1);
  emit(`turn ${signOf(before)} to ${signOf(after)}`, 1);
  emit('after turn', clip(after / 2, 1.5));
};

/** The last sentence often says what the writer thinks, or shows that the first one was irony. */
const emitSentences = ({ sentences, cues }: Look, emit: Emit): void => {
  if (sentences.length < 2) return;
  const first = sentences[0] as readonly string[];
  const last = sentences.at(-1) as readonly string[];
  emit(`last ${signOf(weightOf(last, cues))}`, 0.7);
  emit(`first ${signOf(weightOf(first, cues))}`, 0.7);
  emit(`sentences ${Math.min(sentences.length, 4)}`, 0.7);
  if (last.length <= 3) emit('short last', 0.5);
};

const presences: readonly (readonly [string, RegExp, number])[] = [
  ['ellipsis', /\.{3}|…/u, 1],
  ['money', /[£€$]\s?\d|\d\s?[£€$]/u, 1],
  ['digits', /\d/, 0.5],
  ['quotation', /["“”«»„]/u, 0.7],
  ['year', /\b(?:19|20)\d\d\b/, 1],
];

const emitSigns = ({ text, sign }: Look, emit: Emit): void => {
  const happy = text.match(HAPPY)?.length ?? 0;
  const unhappy = text.match(UNHAPPY)?.length ?? 0;
  const exclaims = text.split('!').length - 1;
  const capitals = text.match(/\p{Lu}{3,}/gu)?.length ?? 0;
  const numbers = [
    ['happy', clip(happy, 2)],
    ['unhappy', clip(unhappy, 2)],
    ['exclaims', clip(exclaims, 3) / 2],
    [`exclaims ${sign}`, exclaims > 0 ? 0.7 : 0],
    ['capitals', clip(capitals, 4) / 2],
  ] as const;
  for (const [name, value] of numbers) if (value > 0) emit(name, value);
  for (const [name, pattern, value] of presences) if (pattern.test(text)) emit(name, value);
};

const emitShape = ({ text, tokens, cues, counts, sign }: Look, emit: Emit): void => {
  emit(`length ${bucketOf(tokens.length, LENGTHS)}`, 1);
  if (cues.empties.has(tokens.join(' '))) emit('empty', 2);
  const isPlain = sign === '0' && !counts.praises && !counts.gripes;
  if (tokens.length <= 4 && isPlain) emit('short and plain', 1);
  if (text.split(',').length > 2 && tokens.length < 12) emit('list', 0.7);
};

/** Features that have the same meaning in every language. */
const emitCues = (look: Look, emit: Emit): void => {
  emitMoods(look, emit);
  emitKinds(look, emit);
  emitWishes(look, emit);
  emitQuestions(look, emit);
  emitTurn(look, emit);
  emitSentences(look, emit);
  emitSigns(look, emit);
  emitShape(look, emit);
};

/** Values of the groups of features, chosen by cross-validation. A smaller value is a stronger penalty. */
const scales = { cue: 1, cueOfLanguage: 0.25, word: 0.6, pair: 0.5, letters: 0.35, edge: 0.5 };

const emitWords = (folds: string, tokens: readonly string[], emit: Emit): void => {
  const units = folds.match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*|[!?]|\.{2,}|…|\p{Extended_Pictographic}/gu) ?? [];
  const marked = units.map((unit) => (/^\d/.test(unit) ? '0' : unit));
  const norm = (1 / Math.sqrt(Math.max(4, marked.length))) * 2;
  for (const unit of new Set(marked)) emit(`w ${unit}`, scales.word * norm);
  const pairs = new Set(marked.slice(1).map((unit, at) => `${marked[at]} ${unit}`));
  for (const pair of pairs) emit(`p ${pair}`, scales.pair * norm);
  emit(`^ ${tokens[0] ?? ''}`, scales.edge);
  if (tokens.length > 1) emit(`^ ${tokens[0]} ${tokens[1]}`, scales.edge);
  if (tokens.length > 1) emit(`$ ${tokens.at(-1)}`, scales.edge);
};

const emitLetters = (tokens: readonly string[], emit: Emit): void => {
  const grams = new Map<string, number>();
  for (const token of tokens) {
    const padded = ` ${token} `;
    for (let length = 3; length <= 5; length += 1) {
      for (let start = 0; start + length <= padded.length; start += 1) {
        const gram = padded.slice(start, start + length);
        grams.set(gram, 1);
      }
    }
  }
  const norm = 5 / Math.sqrt(Math.max(40, grams.size));
  for (const gram of grams.keys()) emit(`c ${gram}`, scales.letters * norm);
};

/** All features of a comment for the classifier of sentiment. */
export const emitSentimentFeatures = (text: string, language: JudgedLanguage, emit: Emit): void => {
  const cues = cuesFor(language);
  const folds = folded(text);
  const tokens = tokensOf(folds);
  emit('bias', 1);
  emit(`${language} bias`, 1);
  emitCues(lookAt(text, folds, tokens, cues), (name, value) => {
    emit(name, value * scales.cue);
    emit(`${language} ${name}`, value * scales.cueOfLanguage);
  });
  emitWords(folds, tokens, (name, value) => emit(`${language} ${name}`, value));
  emitLetters(tokens, (name, value) => emit(`${language} ${name}`, value));
};

/** Number of words with a mood in a text. */
export const moodWordsIn = (text: string, language: JudgedLanguage): number => {
  const { moods } = cuesFor(language);
  return tokensOf(folded(text)).filter((token) => moods.find(token) !== undefined).length;
};

/** True for a folded word with a mood. */
export const isMoodWord = (word: string, language: JudgedLanguage): boolean =>
  cuesFor(language).moods.find(word) !== undefined;
