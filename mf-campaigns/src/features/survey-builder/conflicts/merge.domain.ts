import { type IntroFiles, languageName, lookup, type Question, type SurveyContent } from '@folkmoot/contracts/client';
import { arranged, hasQuestionType, questionType, staleTexts } from '@folkmoot/question-types/core';
import { messages } from './conflicts.messages';

export type Side = 'mine' | 'theirs';

/** A part that two people changed in different ways. Null means that a side deleted it. */
export interface Clash {
  /** `title`, `question:q1`, `translation:cy:title`, `order`. */
  key: string;
  mine: string | null;
  theirs: string | null;
}

export interface Merge {
  content: SurveyContent;
  clashes: Clash[];
  /** Number of parts that only others changed. They are merged into the draft. */
  taken: number;
}

interface Versions {
  base: SurveyContent;
  mine: SurveyContent;
  theirs: SurveyContent;
  choices?: Readonly<Record<string, Side>>;
}

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([first], [second]) => (first < second ? -1 : 1)))
      : inner,
  ) ?? '';

/** The server keeps the fields of the type and drops blanks, so both sides are compared in that form. */
const asKept = (question: Question | undefined): string => {
  if (!question) return '';
  const kept = hasQuestionType(question.type) ? questionType(question.type).normalise(question) : question;
  return canonical({ ...kept, title: kept.title.trim(), description: kept.description?.trim() || undefined });
};

/** A question as one line of text, to show the difference between two versions. */
export const questionInWords = (question: Question | undefined): string | null => {
  if (!question) return null;
  const settings = hasQuestionType(question.type) ? questionType(question.type).settingsText(question) : '';
  const marks = [question.required && messages.required, question.showIf && messages.conditional];
  return [question.title, question.description, settings, ...marks].filter(Boolean).join(' · ');
};

interface Part<T> {
  base: T;
  mine: T;
  theirs: T;
}

interface Rules<T> {
  key: string;
  of: (value: T) => string;
  words: (value: T) => string | null;
}

/** Decides each part and collects the parts that both changed. */
const decider = (choices: Readonly<Record<string, Side>>) => {
  const clashes: Clash[] = [];
  let taken = 0;
  const decide = <T>({ base, mine, theirs }: Part<T>, { key, of, words }: Rules<T>): T => {
    const was = of(base);
    const here = of(mine);
    const there = of(theirs);
    if (here === there || was === there) return mine;
    if (was === here) {
      taken += 1;
      return theirs;
    }
    clashes.push({ key, mine: words(mine), theirs: words(theirs) });
    return lookup(choices, key) === 'theirs' ? theirs : mine;
  };
  return { decide, result: () => ({ clashes, taken }) };
};

type Decide = ReturnType<typeof decider>['decide'];

const plain = (key: string): Rules<string> => ({ key, of: (value) => value.trim(), words: (value) => value });

/** The links of a thank-you as one text; null for none. */
export const linksInWords = (links: SurveyContent['thankYouLinks'] = []): string | null =>
  links.length === 0 ? null : links.map(({ label, url }) => `${label} (${url})`).join(', ');

/** Sections or end pages as one text; null for none. */
export const titlesInWords = (parts: readonly { title: string }[] = []): string | null =>
  parts.length === 0 ? null : parts.map(({ title }) => title).join(', ');

/** Sections and end pages, each list as one part. */
const mergedParts = (versions: Versions, decide: Decide): Pick<SurveyContent, 'sections' | 'endPages' | 'limits'> => {
  const limits = decide(
    { base: versions.base.limits ?? {}, mine: versions.mine.limits ?? {}, theirs: versions.theirs.limits ?? {} },
    { key: 'limits', of: canonical, words: ({ responses }) => (responses === undefined ? null : String(responses)) },
  );
  const list = <K extends 'sections' | 'endPages'>(key: K) => {
    const of = (content: SurveyContent): NonNullable<SurveyContent[K]> =>
      content[key] ?? ([] as unknown as NonNullable<SurveyContent[K]>);
    return decide(
      { base: of(versions.base), mine: of(versions.mine), theirs: of(versions.theirs) },
      { key, of: canonical, words: titlesInWords },
    );
  };
  return { sections: list('sections'), endPages: list('endPages'), limits };
};

const filesInWords = (files: IntroFiles): string | null =>
  Object.entries(files)
    .map(([language, { name }]) => `${languageName(language)}: ${name}`)
    .join('\n') || null;

const mergedTexts = ({ base, mine, theirs }: Versions, decide: Decide): Partial<SurveyContent> => {
  const text = (name: 'title' | 'description' | 'introText') =>
    decide({ base: base[name], mine: mine[name], theirs: theirs[name] }, plain(name));
  const introFile = decide(
    { base: base.introFile, mine: mine.introFile, theirs: theirs.introFile },
    { key: 'introFile', of: canonical, words: (file) => file?.name ?? null },
  );
  const introFiles = decide(
    { base: base.introFiles ?? {}, mine: mine.introFiles ?? {}, theirs: theirs.introFiles ?? {} },
    { key: 'introFiles', of: canonical, words: filesInWords },
  );
  const language = decide(
    { base: base.language, mine: mine.language, theirs: theirs.language },
    { key: 'language', of: (value) => value ?? '', words: (value) => value ?? null },
  );
  const checkAnswers = decide(
    { base: base.checkAnswers, mine: mine.checkAnswers, theirs: theirs.checkAnswers },
    {
      key: 'checkAnswers',
      of: (value) => String(value ?? false),
      words: (value) => messages.checkAnswers(value ?? false),
    },
  );
  const thankYouText = decide(
    { base: base.thankYouText ?? '', mine: mine.thankYouText ?? '', theirs: theirs.thankYouText ?? '' },
    plain('thankYouText'),
  );
  const thankYouLinks = decide(
    { base: base.thankYouLinks ?? [], mine: mine.thankYouLinks ?? [], theirs: theirs.thankYouLinks ?? [] },
    { key: 'thankYouLinks', of: canonical, words: linksInWords },
  );
  return {
    ...mergedParts({ base, mine, theirs }, decide),
    thankYouText,
    thankYouLinks,
    title: text('title'),
    description: text('description'),
    introText: text('introText'),
    introFile,
    introFiles,
    language,
    checkAnswers,
  };
};

const mergedTranslations = ({ base, mine, theirs }: Versions, decide: Decide): SurveyContent['translations'] => {
  if (!mine.translations && !theirs.translations) return undefined;
  const of = (content: SurveyContent, language: string) => lookup(content.translations, language);
  const presence = (texts: unknown) => (texts === undefined ? '' : 'yes');
  const languages = new Set([...Object.keys(mine.translations ?? {}), ...Object.keys(theirs.translations ?? {})]);
  const merged = [...languages].flatMap((language) => {
    const was = of(base, language);
    const here = of(mine, language);
    const there = of(theirs, language);
    const isKept = decide(
      { base: presence(was), mine: presence(here), theirs: presence(there) },
      { key: `language:${language}`, of: (value) => value, words: (value) => value || null },
    );
    if (!isKept) return [];
    const paths = new Set([...Object.keys(here ?? {}), ...Object.keys(there ?? {})]);
    const texts = [...paths].flatMap((path) => {
      const words = decide(
        { base: lookup(was, path) ?? '', mine: lookup(here, path) ?? '', theirs: lookup(there, path) ?? '' },
        plain(`translation:${language}:${path}`),
      );
      return words === '' ? [] : [[path, words] as const];
    });
    return [[language, Object.fromEntries(texts)] as const];
  });
  return Object.fromEntries(merged);
};

/** Words keep the key of the side that they come from. */
const mergedSources = (
  { mine, theirs }: Versions,
  translations: SurveyContent['translations'],
): SurveyContent['translationSources'] => {
  if (!mine.translationSources && !theirs.translationSources) return undefined;
  const keyOf = (language: string, path: string, words: string): string | undefined => {
    const isMine = lookup(lookup(mine.translations, language), path) === words;
    const { translationSources } = isMine ? mine : theirs;
    return lookup(lookup(translationSources, language), path);
  };
  const merged = Object.entries(translations ?? {}).map(([language, texts]) => {
    const keys = Object.entries(texts).flatMap(([path, words]) => {
      const key = keyOf(language, path, words);
      return key === undefined ? [] : [[path, key] as const];
    });
    return [language, Object.fromEntries(keys)] as const;
  });
  return Object.fromEntries(merged);
};

const idsOf = ({ questions }: SurveyContent): string[] => questions.map(({ id }) => id);

/** Inserts ids that exist only in `other` after the id that they follow there. */
const interleaved = (leading: readonly string[], other: readonly string[]): string[] => {
  const order = [...leading];
  other.forEach((id, index) => {
    if (order.includes(id)) return;
    const before = other.slice(0, index).findLast((candidate) => order.includes(candidate));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  });
  return order;
};

const mergedOrder = ({ base, mine, theirs }: Versions, decide: Decide): string[] => {
  const lists = { base: idsOf(base), mine: idsOf(mine), theirs: idsOf(theirs) };
  const common = new Set(lists.base.filter((id) => lists.mine.includes(id) && lists.theirs.includes(id)));
  const order = (ids: readonly string[]) => ids.filter((id) => common.has(id)).join(' ');
  const leading = decide(lists, { key: 'order', of: order, words: (ids) => ids.join(' ') });
  return leading === lists.theirs ? interleaved(lists.theirs, lists.mine) : interleaved(lists.mine, lists.theirs);
};

const mergedQuestions = (versions: Versions, decide: Decide): Question[] => {
  const find = (content: SurveyContent) => new Map(content.questions.map((question) => [question.id, question]));
  const base = find(versions.base);
  const mine = find(versions.mine);
  const theirs = find(versions.theirs);
  return mergedOrder(versions, decide).flatMap((id) => {
    const question = decide<Question | undefined>(
      { base: base.get(id), mine: mine.get(id), theirs: theirs.get(id) },
      { key: `question:${id}`, of: asKept, words: questionInWords },
    );
    return question ? [question] : [];
  });
};

/**
 * Merges two edits of one survey with their common base. A part that only one side changed comes from that side. For
 * a part that both changed, `choices` decide, and the default is mine.
 */
export const mergeDrafts = (versions: Versions): Merge => {
  const { decide, result } = decider(versions.choices ?? {});
  const texts = mergedTexts(versions, decide);
  const questions = mergedQuestions(versions, decide);
  const translations = mergedTranslations(versions, decide);
  const translationSources = mergedSources(versions, translations);
  const content = { ...versions.mine, ...texts, questions, translations, translationSources };
  return { content: arranged(content), ...result() };
};

/** Whether two drafts are equal in the form that the server stores. */
export const isSameDraft = (first: SurveyContent, second: SurveyContent): boolean => {
  const kept = (content: SurveyContent) =>
    canonical([
      [content.title, content.description, content.introText, content.thankYouText ?? ''].map((text) => text.trim()),
      content.introFile,
      content.introFiles ?? {},
      (content.thankYouLinks ?? []).map(({ id, label, url }) => [id, label.trim(), url.trim()]),
      content.language ?? '',
      content.translations ?? {},
      Object.keys(content.translations ?? {}).map((language) => staleTexts(content, language).map(({ path }) => path)),
      content.questions.map(asKept),
      content.checkAnswers ?? false,
      content.sections ?? [],
      content.endPages ?? [],
      content.limits ?? {},
    ]);
  return first === second || kept(first) === kept(second);
};
