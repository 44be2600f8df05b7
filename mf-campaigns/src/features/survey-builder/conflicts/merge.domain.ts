import { lookup, type Question, type SurveyContent } from '@folkmoot/contracts/client';
import { hasQuestionType, questionType } from '@folkmoot/question-types/core';
import { messages } from './conflicts.messages';

export type Side = 'mine' | 'theirs';

/** A part that two people changed in different ways. Null stands for a part that was deleted. */
export interface Clash {
  /** `title`, `question:q1`, `translation:cy:title`, `order`. */
  key: string;
  mine: string | null;
  theirs: string | null;
}

export interface Merge {
  content: SurveyContent;
  clashes: Clash[];
  /** Parts that only the others changed: they come into the draft. */
  taken: number;
}

interface Given {
  base: SurveyContent;
  mine: SurveyContent;
  theirs: SurveyContent;
  choices?: Readonly<Record<string, Side>>;
}

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  ) ?? '';

/** The server keeps what a type needs and drops blanks, so both sides are compared as it would keep them. */
const asKept = (question: Question | undefined): string => {
  if (!question) return '';
  const kept = hasQuestionType(question.type) ? questionType(question.type).normalise(question) : question;
  return canonical({ ...kept, title: kept.title.trim(), description: kept.description?.trim() || undefined });
};

/** A question in a line, so that two versions can be told apart. */
const inWords = (question: Question | undefined): string | null => {
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

/** Decides part by part and remembers what both touched. */
const decider = (choices: Readonly<Record<string, Side>>) => {
  const clashes: Clash[] = [];
  let taken = 0;
  const decide = <T>({ base, mine, theirs }: Part<T>, { key, of, words }: Rules<T>): T => {
    const [was, here, there] = [of(base), of(mine), of(theirs)];
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

const mergedTexts = ({ base, mine, theirs }: Given, decide: Decide): Partial<SurveyContent> => {
  const text = (name: 'title' | 'description' | 'introText') =>
    decide({ base: base[name], mine: mine[name], theirs: theirs[name] }, plain(name));
  const introFile = decide(
    { base: base.introFile, mine: mine.introFile, theirs: theirs.introFile },
    { key: 'introFile', of: canonical, words: (file) => file?.name ?? null },
  );
  const language = decide(
    { base: base.language, mine: mine.language, theirs: theirs.language },
    { key: 'language', of: (value) => value ?? '', words: (value) => value ?? null },
  );
  return { title: text('title'), description: text('description'), introText: text('introText'), introFile, language };
};

const mergedTranslations = ({ base, mine, theirs }: Given, decide: Decide): SurveyContent['translations'] => {
  if (!mine.translations && !theirs.translations) return undefined;
  const of = (content: SurveyContent, language: string) => lookup(content.translations, language);
  const presence = (texts: unknown) => (texts === undefined ? '' : 'yes');
  const languages = new Set([...Object.keys(mine.translations ?? {}), ...Object.keys(theirs.translations ?? {})]);
  const merged = [...languages].flatMap((language) => {
    const [was, here, there] = [of(base, language), of(mine, language), of(theirs, language)];
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

const idsOf = ({ questions }: SurveyContent): string[] => questions.map(({ id }) => id);

/** Puts what stands only in `other` behind the question that it follows there. */
const interleaved = (leading: readonly string[], other: readonly string[]): string[] => {
  const order = [...leading];
  other.forEach((id, index) => {
    if (order.includes(id)) return;
    const before = other.slice(0, index).findLast((candidate) => order.includes(candidate));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  });
  return order;
};

const mergedOrder = ({ base, mine, theirs }: Given, decide: Decide): string[] => {
  const lists = { base: idsOf(base), mine: idsOf(mine), theirs: idsOf(theirs) };
  const common = new Set(lists.base.filter((id) => lists.mine.includes(id) && lists.theirs.includes(id)));
  const order = (ids: readonly string[]) => ids.filter((id) => common.has(id)).join(' ');
  const leading = decide(lists, { key: 'order', of: order, words: (ids) => ids.join(' ') });
  return leading === lists.theirs ? interleaved(lists.theirs, lists.mine) : interleaved(lists.mine, lists.theirs);
};

const mergedQuestions = (given: Given, decide: Decide): Question[] => {
  const find = (content: SurveyContent) => new Map(content.questions.map((question) => [question.id, question]));
  const [base, mine, theirs] = [find(given.base), find(given.mine), find(given.theirs)];
  return mergedOrder(given, decide).flatMap((id) => {
    const question = decide<Question | undefined>(
      { base: base.get(id), mine: mine.get(id), theirs: theirs.get(id) },
      { key: `question:${id}`, of: asKept, words: inWords },
    );
    return question ? [question] : [];
  });
};

/**
 * Brings two edits of one survey together, with what both began from. What only one side touched is taken from that
 * side; where both touched the same part, `choices` decide, and mine where they are silent.
 */
export const mergeDrafts = (given: Given): Merge => {
  const { decide, result } = decider(given.choices ?? {});
  const content = {
    ...given.mine,
    ...mergedTexts(given, decide),
    questions: mergedQuestions(given, decide),
    translations: mergedTranslations(given, decide),
  };
  return { content, ...result() };
};

/** Whether two drafts say the same once the server has kept them. */
export const isSameDraft = (one: SurveyContent, other: SurveyContent): boolean => {
  const kept = ({ title, description, introText, introFile, language, translations, questions }: SurveyContent) =>
    canonical([
      [title, description, introText].map((text) => text.trim()),
      introFile,
      language ?? '',
      translations ?? {},
      questions.map(asKept),
    ]);
  return one === other || kept(one) === kept(other);
};
