/**
 * The texts of one language by part: `survey`, `inputs.ranking`, `mails`. A part has the keys of its English texts. A
 * text that is a function in English is a string with `{0}`, `{1}` for its arguments.
 */
export interface WordTree {
  readonly [key: string]: string | readonly string[] | WordTree;
}
