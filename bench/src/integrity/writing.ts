import type { Draws } from './draws';
import type { Material } from './material';
import { withTypos } from './word-model';

/** How a person writes. */
export interface Hand {
  /** Share of words with a slip. */
  readonly typos: number;
  readonly isPlain: boolean;
  /** Median of the words of a sentence. */
  readonly words: number;
  /** How likely they are to leave a written question empty. */
  readonly silence: number;
}

const SHORT = 0.22;
const COMMON = 0.09;
const NAMES_TOPIC = 0.22;

export const handOf = (draws: Draws): Hand => ({
  typos: draws.chance(0.55) ? 0 : 0.04 * draws.share(),
  isPlain: draws.chance(0.3),
  words: draws.whole(6, 14),
  silence: draws.chance(0.25) ? 0.9 : 0.28,
});

const inHand = (text: string, { typos, isPlain }: Hand, draws: Draws): string => {
  const written = withTypos(text, typos, draws);
  return isPlain ? written.toLowerCase().replaceAll(/[.,;]/g, '') : written;
};

/** A sentence of one's own. Some name what the survey is about. */
export const ownSentence = ({ model, topics }: Material, { words }: Hand, draws: Draws): string => {
  const length = Math.max(2, Math.round(draws.logNormal(words, 0.4)));
  const sentence = model.sentence(length, draws);
  if (!draws.chance(NAMES_TOPIC)) return sentence;
  const parts = sentence.split(' ');
  parts.splice(draws.whole(0, parts.length), 0, draws.pick(topics));
  return parts.join(' ');
};

const SENTENCES = [0.62, 0.24, 0.1, 0.04];

const longText = (material: Material, hand: Hand, draws: Draws): string =>
  Array.from({ length: 1 + draws.index(SENTENCES) }, () => ownSentence(material, hand, draws)).join(' ');

const endings = ['', '', '.', '!', '!!', ' :)'];

/** The written answer of an honest person: empty, short as those of many, or of their own. */
export const ownAnswer = (material: Material, hand: Hand, draws: Draws): string | null => {
  if (draws.chance(hand.silence)) return null;
  const kind = draws.share();
  if (kind < SHORT) return draws.pick(material.short);
  if (kind < SHORT + COMMON) return inHand(`${draws.pick(material.common)}${draws.pick(endings)}`, hand, draws);
  return inHand(longText(material, hand, draws), hand, draws);
};

/** `{one|another}` becomes one of them. */
export const spin = (template: string, draws: Draws): string =>
  template.replaceAll(/\{([^}]*)\}/g, (_, choices: string) => draws.pick(choices.split('|')));
