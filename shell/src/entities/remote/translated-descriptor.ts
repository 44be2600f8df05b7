import { type InterfaceLanguage, lookup } from '@folkmoot/contracts/client';
import type { RemoteDescriptor } from '@folkmoot/contracts/remote';

/** The descriptor with its texts in a language, as far as it has them. */
export const translated = (descriptor: RemoteDescriptor, language: InterfaceLanguage): RemoteDescriptor => {
  const words = lookup(descriptor.translations, language);
  if (!words) return descriptor;
  const say = (text: string): string => lookup(words, text) ?? text;
  const labelled = <T extends { label: string }>(entry: T): T => ({ ...entry, label: say(entry.label) });
  return {
    ...descriptor,
    title: say(descriptor.title),
    navigation: descriptor.navigation.map((entry) => ({
      ...labelled(entry),
      ...(entry.sections ? { sections: entry.sections.map(labelled) } : {}),
    })),
    quickActions: descriptor.quickActions.map(labelled),
    pages: descriptor.pages?.map((entry) => ({ ...labelled(entry), words: say(entry.words) })),
  };
};
