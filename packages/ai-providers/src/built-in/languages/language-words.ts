/** The word lists to read comments of one language. Entries are lower case. `*` at the end matches any ending. */
export interface LanguageWords {
  /** Function words that identify the language. */
  readonly marks: string;
  readonly delighted: string;
  readonly pleased: string;
  readonly displeased: string;
  readonly angry: string;
  /** Phrases of several words, one a line, with their weight. */
  readonly phrases: Readonly<Record<string, number>>;
  readonly negators: string;
  /** Words that make a comment a complaint when nothing else decides. */
  readonly laments: string;
  readonly stronger: string;
  readonly weaker: string;
  /** Words like "but": the text after them has more weight than the text before. */
  readonly turns: string;
  /** Words that make their sentence a wish. */
  readonly wishes: string;
  /** Words that are never the name of a theme, in addition to `marks`. */
  readonly common: string;
}
