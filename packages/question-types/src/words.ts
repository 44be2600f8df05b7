/** @file The door to the words of the inputs: for who renders them, not for who answers. */
export { type InputWords, inputWordsIn } from './words/input-words';
