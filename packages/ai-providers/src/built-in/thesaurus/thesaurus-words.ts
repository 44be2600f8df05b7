import type { ConceptId } from '../concept-ids';

/**
 * The words of each concept in one language, separated by commas: words, phrases, stems (`*` at the end), and parts of
 * long words (`*` at the beginning). `?` marks a word that is only a hint, because it often means something else.
 */
export type ThesaurusWords = Readonly<Record<ConceptId, string>>;
