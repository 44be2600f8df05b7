/** @file Texts for residents in languages that have a file of their own. */
export { loadAddedWords } from '#added-words';
export { wordsFrom } from './page-words';
