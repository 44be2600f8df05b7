import { optionInputs } from './option-inputs';
import { optionReaders } from './option-readers';

/** @file The part of a page that is fetched when options of its survey have settings, by the types that it serves. */

export const { image, options, ranking } = optionReaders;
export const dropdown = { ...optionReaders.dropdown, ...optionInputs.dropdown };
export const multiselect = { ...optionReaders.multiselect, ...optionInputs.multiselect };
