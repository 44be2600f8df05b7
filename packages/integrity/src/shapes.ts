import type { ResponseMark } from '@folkmoot/contracts';

/** A question with answers to choose from, or a number. */
export interface ClosedQuestion {
  readonly id: string;
  readonly kind: 'choice' | 'choices' | 'number' | 'ranking' | 'other';
  /** How many options or points of a scale it has; 0 when there is no limit. */
  readonly options: number;
}

/** The questions of a survey as far as responses are compared by them. Its order is the order of the answers. */
export interface SurveyShape {
  readonly closed: readonly ClosedQuestion[];
  readonly texts: readonly { readonly id: string }[];
}

/** A response as it is stored. */
export interface ObservedResponse {
  readonly id: string;
  /** Its number in the campaign, from 1. No two responses share one. */
  readonly number: number;
  /** When it arrived, in milliseconds since 1970. */
  readonly at: number;
  /** Seconds from the page to the response. */
  readonly seconds: number | null;
  readonly language?: string;
  readonly device: string | null;
  readonly browser: string | null;
  readonly marks: readonly ResponseMark[];
  /** In the order of the shape: the canonical value ("3"; "a|b" sorted; a ranking in its order), null when unanswered. */
  readonly closed: readonly (string | null)[];
  readonly texts: readonly (string | null)[];
}

/** A written answer as keyed hashes. An answer without letters has empty lists. */
export interface TextTrace {
  /** How many words, at most 65,535. */
  readonly length: number;
  /** 32 bits of all words in their order; 0 when it has none. */
  readonly whole: number;
  /** 16 bits of each different word, sorted, at most 48 of them. */
  readonly words: Uint16Array;
  /** 32 bits of each two words that follow each other, sorted, at most 48. */
  readonly pairs: Uint32Array;
  /** 32 bits of each four words that follow each other, in the order of the text, at most 64. */
  readonly shingles: Uint32Array;
}

/** A response as keyed hashes. Without the key no word and no answer can be read from it. */
export interface Trace {
  readonly number: number;
  readonly at: number;
  readonly seconds: number | null;
  /** 16 bits each, 0 when unknown. */
  readonly language: number;
  readonly device: number;
  readonly browser: number;
  /** A set of bits, in the order of `markBits`. */
  readonly marks: number;
  /** How many questions have one and the same number or choice, when all that can be compared have; otherwise 0. */
  readonly straight: number;
  /** 32 bits for the value of each closed question, 0 when unanswered. */
  readonly closed: Uint32Array;
  readonly texts: readonly TextTrace[];
}

/** Known causes of when responses arrive. It is plain data, so that it can be handed to a worker. */
export interface Circumstances {
  /** The council's offsets from UTC in minutes, each from a moment on, in order. The first counts for everything before. */
  readonly zone: readonly { readonly from: number; readonly minutes: number }[];
  /** How many responses came by a referrer class or QR code on a local day (`2026-11-28`). Those to mailings come by 'email'. */
  readonly arrivals: readonly { readonly day: string; readonly source: string; readonly responses: number }[];
  /** How many responses came by the codes of shared places on a local day. */
  readonly sharedPlaces: readonly { readonly day: string; readonly responses: number }[];
  readonly opensAt: number | null;
  readonly closesAt: number | null;
}

/** doubtful: signs that these are not that many people. organised: many people sent words that a group prepared. */
export type WaveKind = 'doubtful' | 'organised';

/** Codes of reasons. The figures of each are listed at `WaveReason`. */
export const waveReasonCodes = [
  'above_rhythm',
  'similar_texts',
  'same_parts',
  'same_combination',
  'unlikely_answers',
  'even_spacing',
  'even_times',
  'straight_lines',
  'marked',
  'prepared_text',
  'follows_decided',
] as const;
export type WaveReasonCode = (typeof waveReasonCodes)[number];

/**
 * A reason with its figures. Shares are between 0 and 1. `responses` is how many of the wave it applies to.
 * - above_rhythm: responses that arrived in `hours` hours, where `usual` are usual and mailings, posters, links and shared places
 *   explain at most `explained` more; for a group without nights, those of the quietest hours of each day
 * - similar_texts: responses with `texts` different texts, each close to another one
 * - same_parts: responses whose texts are composed of what many have: `parts` runs of four words that occur in several
 * - same_combination: responses with `combinations` combinations of answers that each at least five share; with `differing`, those that
 *   have the commonest combination but for at most so many answers
 * - unlikely_answers: responses whose answers are as if drawn at random, `times` as likely so as by the answers of the others
 * - even_spacing: `seconds` between two, and the `deviation` of the gaps as a share of the mean; 1 is chance
 * - even_times: the median `seconds` that they took, and `deviation` as a share of it; `usual` is that of the others
 * - straight_lines: responses with one answer in all questions, `expected` by the others
 * - marked: responses with a mark of the intake, and the `usual` share of others
 * - prepared_text: responses with a prepared text, `texts` different ones, `own` with words of their own
 * - follows_decided: responses that match a decided wave of `decided` responses; the reasons of their own group follow
 */
export interface WaveReason {
  readonly code: WaveReasonCode;
  readonly figures: Readonly<Record<string, number>>;
}

/** Responses that belong together, and why. */
export interface FoundWave {
  readonly kind: WaveKind;
  /** Numbers of responses, sorted. */
  readonly members: readonly number[];
  /** Milliseconds since 1970 of the first and the last of them. */
  readonly from: number;
  readonly until: number;
  readonly reasons: readonly WaveReason[];
  /** Numbers of up to 12 responses that show it. */
  readonly sample: readonly number[];
  /** Keyed hashes by which later members are recognised. */
  readonly signature: Uint8Array;
  /** Id of the decided wave that it matches. */
  readonly follows?: string;
}

/** A wave that somebody decided about. Its members stay in it. */
export interface DecidedWave {
  readonly id: string;
  readonly kind: WaveKind;
  readonly members: readonly number[];
  readonly signature: Uint8Array;
}

export interface AnalysisInput {
  readonly shape: SurveyShape;
  readonly circumstances: Circumstances;
  readonly decided: readonly DecidedWave[];
}

/**
 * Keeps what it learned about the responses, so that a few new ones take little time. Until a twentieth more have come, later
 * ones are judged by it; waves may differ a little from those of an analyser that learned from all of them.
 */
export interface Analyser {
  /** Traces whose number is already there are ignored. The order of adding does not change what is learned. */
  readonly add: (traces: readonly Trace[]) => void;
  /** How many responses it has. */
  readonly size: () => number;
  readonly waves: (circumstances: Circumstances, decided: readonly DecidedWave[]) => FoundWave[];
}
