import { MAX_TRANSLATED_TEXTS, MAX_TRANSLATION } from '@folkmoot/contracts';
import { cutTo, type Remarks } from '../survey-js/remarks';
import type { Translation } from '../survey-js/translations.domain';
import type { Texts } from './lime-model';
import { messages } from './lime-survey.messages';
import { placeholderIn, plainText } from './plain-text.domain';

/** A language tag of the survey. LimeSurvey also has codes like `de-informal`, which have the same form. */
const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/;

export const isLanguage = (tag: string): boolean => LANGUAGE.test(tag);

/** A text by language; an empty language is the main one, because files with one language may leave it out. */
export type TextIn = (language: string) => string;

interface Written {
  /** Where the text goes in translations. */
  readonly path: string;
  readonly where: string;
  readonly limit: number;
}

/** Makes the texts of the file plain, cuts them, keeps translations, and writes down what was left out. */
export class FileTexts {
  readonly translations: Translation[] = [];
  private readonly noted = new Set<string>();
  private readonly languages = new Set<string>();

  constructor(
    private readonly remarks: Remarks,
    all: readonly string[],
  ) {
    for (const language of all) if (isLanguage(language)) this.languages.add(language);
  }

  /** The text in one language without HTML, on one line or on several. */
  in(texts: Texts, where: string, isOneLine = true): TextIn {
    for (const language of texts.keys()) this.noteLanguage(language);
    const plain = new Map([...texts].map(([language, html]) => [language, this.plain(html, where, isOneLine)]));
    const { language: main } = this.remarks;
    return (language) => plain.get(language) ?? (language === main ? (plain.get('') ?? '') : '');
  }

  /** The words of a text in the main language, or in any other, on one line and without remarks: for the report itself. */
  name(texts: Texts): string {
    const own = texts.get(this.remarks.language) ?? texts.values().next().value ?? '';
    return plainText(own).text.replaceAll('\n', ' ');
  }

  /** The text in the main language, or in any other when that one has none. The others become translations. */
  write(text: TextIn, { path, where, limit }: Written, fallback = ''): string {
    const { language: main } = this.remarks;
    const others = [...this.languages].filter((language) => language !== main);
    const own = text(main) || others.map(text).find((words) => words !== '') || fallback;
    for (const language of others) {
      const words = text(language).slice(0, Math.min(limit, MAX_TRANSLATION));
      if (words !== '' && path !== '') this.translate(path, language, words);
    }
    return cutTo(own, limit, where, this.remarks);
  }

  private translate(path: string, language: string, words: string): void {
    if (this.translations.length < MAX_TRANSLATED_TEXTS) this.translations.push([path, language, words]);
    else this.noteOnce(messages.survey, messages.tooManyTexts(MAX_TRANSLATED_TEXTS), 'lost');
  }

  /** Languages that are only in rows: some files do not list them. */
  private noteLanguage(language: string): void {
    if (language === '' || this.languages.has(language)) return;
    if (isLanguage(language)) this.languages.add(language);
    else this.noteOnce(messages.survey, messages.languageUnknown(language.slice(0, 40)), 'lost');
  }

  private plain(html: string, where: string, isOneLine: boolean): string {
    const { text, hasFormatting, hasMedia } = plainText(html);
    if (hasFormatting) this.noteOnce(where, messages.formatting, 'changed');
    if (hasMedia) this.noteOnce(where, messages.media, 'lost');
    const placeholder = placeholderIn(text);
    if (placeholder) this.noteOnce(where, messages.placeholder(placeholder), 'lost');
    return isOneLine ? text.replaceAll('\n', ' ') : text;
  }

  private noteOnce(where: string, text: string, list: 'changed' | 'lost'): void {
    const key = JSON.stringify([where, text]);
    if (this.noted.has(key)) return;
    this.noted.add(key);
    if (list === 'changed') this.remarks.changed.push({ where, what: text });
    else this.remarks.lost.push({ where, why: text });
  }
}
