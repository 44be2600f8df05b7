import { lookup } from '../core/dictionary';
import type { AddedLanguage } from '../entities/page-languages';
import { ga } from './languages/ga.messages';
import { mi } from './languages/mi.messages';
import { pl } from './languages/pl.messages';
import { pt } from './languages/pt.messages';
import { ro } from './languages/ro.messages';
import { uk } from './languages/uk.messages';
import { vi } from './languages/vi.messages';
import type { WordTree } from './word-tree';

/** @file Servers have all languages. Browsers load what they need: `on-demand.ts`. */

const byLanguage: Readonly<Record<AddedLanguage, WordTree>> = {
  pl,
  uk,
  pt,
  ro,
  ga,
  vi,
  mi,
};

export const addedWords = (language: string): WordTree | undefined => lookup(byLanguage, language);

export const loadAddedWords = async (_tag: string): Promise<void> => undefined;
