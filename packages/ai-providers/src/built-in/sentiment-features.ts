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

interface Moods {
  readonly good: number;
  readonly bad: number;
  readonly negatedGood: number;
  readonly negatedBad: number;
  readonly weight: number;
}

const moodsOf = (tokens: readonly string[], cues: Cues): Moods => {
  const sums = { good: 0, bad: 0, negatedGood: 0, negatedBad: 0, weight: 0 };
  for (const [at, token] of tokens.entries()) {
    const mood = cues.moods.find(token);
    if (mood === undefined) continue;
    const before = tokens.slice(Math.max(0, at - NEGATION_REACH), at);
    const isNegated = before.some((word) => cues.negators.has(word));
    const emphasis = cues.stronger.has(before.at(-1) ?? '') ? 1.4 : 1;
    if (mood > 0 && isNegated) sums.negatedGood += 1;
    else if (mood > 0) sums.good += mood;
    else if (isNegated) sums.negatedBad += 1;
    else sums.bad -= mood;
    sums.weight += isNegated ? mood * (mood > 0 ? -0.9 : -0.35) : mood * emphasis;
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

/** Counts of the kinds of cues, and the sum of the weighted phrases. */
const phrasesIn = (tokens: readonly string[], cues: Cues) => {
  const counts: Partial<Record<CueKind, number>> = {};
  let weight = 0;
  for (let start = 0; start < tokens.length; start += 1) {
    let phrase = '';
    for (let length = 1; length <= PHRASE_WORDS && start + length <= tokens.length; length += 1) {
      phrase = length === 1 ? (tokens[start] as string) : `${phrase} ${tokens[start + length - 1]}`;
      weight += length > 1 ? (cues.phrases.get(phrase) ?? 0) : 0;
      for (const kind of cues.kinds.get(phrase) ?? []) counts[kind] = (counts[kind] ?? 0) + (length === 1 ? 0.5 : 1);
    }
  }
  return { counts, weight };
};

const SENTENCE_END = /[.!?\n]+/;

/** Features that have the same meaning in every language. */
const emitCues = (text: string, folds: string, tokens: readonly string[], cues: Cues, emit: Emit): void => {
  const { counts, weight: phraseWeight } = phrasesIn(tokens, cues);
  const moods = moodsOf(tokens, cues);
  const weight = moods.weight + phraseWeight;
  const sign = signOf(weight);
  const sentences = folds.split(SENTENCE_END).map(tokensOf).filter(({ length }) => length > 0);
  const last = sentences.at(-1) ?? [];
  const turn = tokens.findIndex((token, at) => at > 0 && cues.turns.has(token));
  const happy = text.match(HAPPY)?.length ?? 0;
  const unhappy = text.match(UNHAPPY)?.length ?? 0;
  const isQuestion = text.trimEnd().endsWith('?');
  const asks = cues.kinds.get(tokens[0] ?? '')?.includes('askers') || cues.kinds.get(tokens.slice(0, 2).join(' '))?.includes('askers');
  const wishes = tokens.filter((token) => cues.wishes.has(token)).length + (counts.requests ?? 0);
  emit('weight', clip(weight / 2, 2));
  emit(`sign ${sign}`, 1);
  emit('good', clip(moods.good / 2, 2));
  emit('bad', clip(moods.bad / 2, 2));
  emit('negated good', clip(moods.negatedGood, 2));
  emit('negated bad', clip(moods.negatedBad, 2));
  for (const kind of cueKinds) {
    const count = counts[kind] ?? 0;
    if (kind === 'askers' || count === 0) continue;
    emit(kind, clip(Math.sqrt(count), 2.5));
    emit(`has ${kind}`, 1);
    emit(`${kind} ${sign}`, 0.7);
  }
  if (counts.praises && counts.gripes) emit('praises and gripes', 1);
  if (moods.good > 0 && moods.bad > 0) emit('good and bad', 1);
  if (tokens.some((token) => cues.laments.find(token))) emit('lament', 1);
  if (tokens.some((token) => cues.negators.has(token))) emit('negator', 1);
  if (isQuestion) emit('question', 1);
  if (isQuestion) emit(`question ${sign}`, 0.7);
  if (text.includes('?') && !isQuestion) emit('question inside', 1);
  if (asks) emit('asks', 1);
  if (asks && isQuestion) emit('asks and question', 1);
  if (wishes > 0) emit(`wish ${sign}`, 1);
  if (wishes > 0 && !counts.gripes && !counts.lacks) emit('wish without complaint', 1);
  if (turn > 0) {
    emit('turn', 1);
    const before = moodsOf(tokens.slice(0, turn), cues).weight + phrasesIn(tokens.slice(0, turn), cues).weight;
    const after = moodsOf(tokens.slice(turn), cues).weight + phrasesIn(tokens.slice(turn), cues).weight;
    emit(`turn ${signOf(before)} to ${signOf(after)}`, 1);
    emit('after turn', clip(after / 2, 1.5));
  }
  if (sentences.length > 1) {
    const lastWeight = moodsOf(last, cues).weight + phrasesIn(last, cues).weight;
    const first = sentences[0] as string[];
    emit(`last ${signOf(lastWeight)}`, 0.7);
    emit(`first ${signOf(moodsOf(first, cues).weight + phrasesIn(first, cues).weight)}`, 0.7);
    emit(`sentences ${Math.min(sentences.length, 4)}`, 0.7);
    if (last.length <= 3) emit('short last', 0.5);
  }
  if (happy > 0) emit('happy', clip(happy, 2));
  if (unhappy > 0) emit('unhappy', clip(unhappy, 2));
  const exclaims = text.split('!').length - 1;
  if (exclaims > 0) emit('exclaims', clip(exclaims, 3) / 2);
  if (exclaims > 0) emit(`exclaims ${sign}`, 0.7);
  if (/\.{3}|…/u.test(text)) emit('ellipsis', 1);
  if (/[£€$]\s?\d|\d\s?[£€$]/u.test(text)) emit('money', 1);
  if (/\d/.test(text)) emit('digits', 0.5);
  if (/["“”«»„]/u.test(text)) emit('quotation', 0.7);
  if (/\b(?:19|20)\d\d\b/.test(text)) emit('year', 1);
  const capitals = text.match(/\p{Lu}{3,}/gu)?.length ?? 0;
  if (capitals > 0) emit('capitals', clip(capitals, 4) / 2);
  emit(`length ${bucketOf(tokens.length, [1, 2, 3, 5, 8, 12, 18, 26, 40])}`, 1);
  if (cues.empties.has(tokens.join(' '))) emit('empty', 2);
  if (tokens.length <= 4 && sign === '0' && !counts.praises && !counts.gripes) emit('short and plain', 1);
  if (text.split(',').length > 2 && tokens.length < 12) emit('list', 0.7);
};

/** Values of the groups of features, chosen by cross-validation. A smaller value is a stronger penalty. */
const scales = { cue: 1, cueOfLanguage: 0.25, word: 0.6, pair: 0.5, letters: 0.35, edge: 0.5 };

const emitWords = (folds: string, tokens: readonly string[], emit: Emit): void => {
  const units = folds.match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*|[!?]|\.{2,}|…|\p{Extended_Pictographic}/gu) ?? [];
  const marked = units.map((unit) => (/^\d/.test(unit) ? '0' : unit));
  const norm = 1 / Math.sqrt(Math.max(4, marked.length)) * 2;
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
  emitCues(text, folds, tokens, cues, (name, value) => {
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
