import { lookup } from '../core/dictionary';
import type { AddedLanguage } from '../entities/page-languages';
import { bn } from './languages/bn.messages';
import { ga } from './languages/ga.messages';
import { mi } from './languages/mi.messages';
import { pa } from './languages/pa.messages';
import { pl } from './languages/pl.messages';
import { pt } from './languages/pt.messages';
import { ro } from './languages/ro.messages';
import { so } from './languages/so.messages';
import { uk } from './languages/uk.messages';
import { ur } from './languages/ur.messages';
import { vi } from './languages/vi.messages';
import { zh } from './languages/zh.messages';
import type { WordTree } from './word-tree';

/** @file Servers have all languages. Browsers load what they need: `on-demand.ts`. */

const byLanguage: Readonly<Record<AddedLanguage, WordTree>> = {
  pl,
  uk,
  ur,
  bn,
  zh,
  pa,
  so,
  pt,
  ro,
  ga,
  vi,
  mi,
};

export const addedWords = (language: string): WordTree | undefined => lookup(byLanguage, language);

export const loadAddedWords = async (_tag: string): Promise<void> => undefined;
