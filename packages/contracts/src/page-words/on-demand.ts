import { lookup } from '../core/dictionary';
import type { AddedLanguage } from '../entities/page-languages';
import type { WordTree } from './word-tree';

/** @file The dashboard shows previews in any language. It loads a language when a preview is in it. */

const loaders: Readonly<Record<AddedLanguage, () => Promise<WordTree>>> = {
  pl: async () => (await import('./languages/pl.messages')).pl,
  uk: async () => (await import('./languages/uk.messages')).uk,
  ur: async () => (await import('./languages/ur.messages')).ur,
  bn: async () => (await import('./languages/bn.messages')).bn,
  zh: async () => (await import('./languages/zh.messages')).zh,
  pa: async () => (await import('./languages/pa.messages')).pa,
  so: async () => (await import('./languages/so.messages')).so,
  pt: async () => (await import('./languages/pt.messages')).pt,
  ro: async () => (await import('./languages/ro.messages')).ro,
  ga: async () => (await import('./languages/ga.messages')).ga,
  vi: async () => (await import('./languages/vi.messages')).vi,
  mi: async () => (await import('./languages/mi.messages')).mi,
};

const loaded = new Map<string, WordTree>();

export const addedWords = (language: string): WordTree | undefined => loaded.get(language);

/** Afterwards, `addedWords` has the texts. Resolves at once for a language without a file. */
export const loadAddedWords = async (tag: string): Promise<void> => {
  const language = tag.toLowerCase().split('-')[0] ?? '';
  const load = lookup(loaders, language);
  if (load && !loaded.has(language)) loaded.set(language, await load());
};
