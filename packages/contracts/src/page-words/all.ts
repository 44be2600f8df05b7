import { lookup } from '../core/dictionary';
import type { AddedLanguage } from '../entities/page-languages';
import { pl } from './languages/pl.messages';
import { uk } from './languages/uk.messages';
import type { WordTree } from './word-tree';

/** @file Servers have all languages. Browsers load what they need: `on-demand.ts`. */

const byLanguage: Readonly<Record<AddedLanguage, WordTree>> = { pl, uk };

export const addedWords = (language: string): WordTree | undefined => lookup(byLanguage, language);

export const loadAddedWords = async (_tag: string): Promise<void> => undefined;
