/** The words by which comments of one language are read. Entries are lower case; `*` at the end stands for any ending. */
export interface LanguageWords {
  /** Function words by which the language is told from others. */
  readonly marks: string;
  readonly delighted: string;
  readonly pleased: string;
  readonly displeased: string;
  readonly angry: string;
  /** Of several words, one a line, with what they weigh. */
  readonly phrases: Readonly<Record<string, number>>;
  readonly negators: string;
  /** Where nothing else says how a comment is meant, these make a complaint of it. */
  readonly laments: string;
  readonly stronger: string;
  readonly weaker: string;
  /** What follows them weighs more than what stands before. */
  readonly turns: string;
  /** Words that make a wish of what they stand in. */
  readonly wishes: string;
  /** Words that no theme is named after, beyond the marks. */
  readonly common: string;
}
