/** @file The entry point for the texts of the inputs: for code that renders them, not for the resident's script. */
export { type InputWords, inputWordsIn } from './words/input-words';
