import type { CommentFlag, SentimentLabel } from '@folkmoot/contracts';
import { canJudge } from './built-in/accuracy';
import { detectLanguages } from './built-in/detect-language';
import { readComments } from './built-in/read-comments';
import { labelOf, weighComment } from './built-in/sentiment';
import { clusterComments, quotesOf } from './built-in/themes';
import { stemOf, wordSet } from './built-in/words';

/** @file Reads single comments with the functions of the built-in analysis. */

export interface CommentReading {
  readonly language: string | null;
  /** Null in languages where no judgement is stated. */
  readonly sentiment: SentimentLabel | null;
  readonly confidence: number;
  readonly flags: readonly CommentFlag[];
}

export interface ReaderTheme {
  readonly id: string;
  readonly name: string;
  readonly definition: string;
  readonly examples: readonly string[];
}

export interface ThemeMatch {
  readonly themeId: string;
  /** Verbatim. */
  readonly words: readonly string[];
}

export type ThemeReader = (text: string, language: string | null) => ThemeMatch[];

export interface ProposedTheme {
  readonly name: string;
  readonly definition: string;
  readonly examples: string[];
  readonly comments: number;
}

export const readComment = (text: string): CommentReading => {
  const language = detectLanguages([text])[0] ?? null;
  if (!language || !canJudge(language)) return { language, sentiment: null, confidence: 0, flags: [] };
  const weight = weighComment(text, language);
  return { language, sentiment: labelOf(weight), confidence: Math.min(1, Math.abs(weight)), flags: [] };
};

const SHORTEST_WORD = 4;
const dull = wordSet('about again also been from have more should some that their them there they this very were with');

const tokensOf = (text: string): string[] => text.match(/\p{L}[\p{L}\p{M}\p{N}'’-]*/gu) ?? [];

const stemsOf = (text: string): string[] =>
  tokensOf(text.toLowerCase())
    .filter((word) => word.length >= SHORTEST_WORD && !dull.has(word))
    .map(stemOf);

export const createThemeReader = (themes: readonly ReaderTheme[]): ThemeReader => {
  const known = themes.map(({ id, name, examples }) => ({ id, stems: new Set([name, ...examples].flatMap(stemsOf)) }));
  return (text) => {
    const tokens = tokensOf(text).map((word) => ({ word, stem: stemOf(word.toLowerCase()) }));
    return known.flatMap(({ id, stems }) => {
      const words = tokens.filter(({ stem }) => stems.has(stem)).map(({ word }) => word);
      return words.length === 0 ? [] : [{ themeId: id, words: [...new Set(words)] }];
    });
  };
};

export const proposeThemes = (
  comments: readonly { readonly text: string; readonly language: string | null }[],
  existing: readonly ReaderTheme[],
): ProposedTheme[] => {
  const { comments: read } = readComments(
    comments.map(({ text }, index) => ({ responseId: String(index), questionId: '', text })),
  );
  const known = new Set(existing.map(({ name }) => name.toLowerCase()));
  return clusterComments(read)
    .filter(({ name }) => !known.has(name.toLowerCase()))
    .map((cluster) => ({
      name: cluster.name,
      definition: '',
      examples: quotesOf(cluster).map(({ text }) => text),
      comments: cluster.comments.length,
    }));
};
