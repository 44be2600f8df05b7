/** @file The entry point for values as people write them: for programs that read files or forms, without any input. */
export { readDate } from './types/date/read-date';
export { readDecimal } from './types/number/read-number';
