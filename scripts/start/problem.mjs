/** @file An error with a text for the person at the terminal. Shown without a stack. */
export class Problem extends Error {
  /**
   * @param {string} message one clear line
   * @param {string[]} details further lines, such as the end of a log
   */
  constructor(message, details = []) {
    super(message);
    this.name = 'Problem';
    this.details = details;
  }
}
