import type { WordTree } from './word-tree';

/** @file The script of residents has no texts: the page contains those of its language. */

export const addedWords = (_language: string): WordTree | undefined => undefined;

export const loadAddedWords = async (_tag: string): Promise<void> => undefined;
