import type { Question, SurveyChange, SurveyContent } from '@folkmoot/contracts/client';
import { lookup } from '@folkmoot/contracts/dictionary';
import { messages } from './compare.messages';
import { compareQuestions, isComparable } from './compare-questions';
import { longestRun } from './longest-run';
import { nameOf } from './question-names';

export { isComparable };

export interface SurveyComparison {
  /** Whether reports cannot count answers before and after together. */
  startsNewSeries: boolean;
  changes: SurveyChange[];
}

const sorted = (words: Readonly<Record<string, string>> = {}): string =>
  JSON.stringify(Object.entries(words).sort(([one], [other]) => (one < other ? -1 : 1)));

const safe = (kind: SurveyChange['kind'], message: string): SurveyChange => ({
  kind,
  questionId: null,
  isSafe: true,
  message,
});

const fileWords = ({ introFile }: SurveyContent): string =>
  introFile ? JSON.stringify([introFile.url, introFile.name, introFile.alt ?? '']) : '';

const surveyWords = (content: SurveyContent): string =>
  JSON.stringify([content.title, content.description, content.introText, fileWords(content)]);

const compareTexts = (before: SurveyContent, after: SurveyContent): SurveyChange[] => {
  const languages = new Set([...Object.keys(before.translations ?? {}), ...Object.keys(after.translations ?? {})]);
  const changed = [...languages].filter(
    (language) => sorted(lookup(before.translations, language)) !== sorted(lookup(after.translations, language)),
  );
  return [
    ...(surveyWords(before) === surveyWords(after) ? [] : [safe('texts_changed', messages.textsChanged)]),
    ...(before.language === after.language ? [] : [safe('texts_changed', messages.languageChanged)]),
    ...changed.map((language) => safe('translation_changed', messages.translationChanged(language))),
  ];
};

type Places = ReadonlyMap<string, number>;
const placesOf = ({ questions }: Pick<SurveyContent, 'questions'>): Places =>
  new Map(questions.map(({ id }, index) => [id, index]));

/** Questions that stand in another order among those that stay; as few as explain the new order. */
const movedIds = (before: Places, { questions }: SurveyContent): ReadonlySet<string> => {
  const kept = questions.flatMap(({ id }) => {
    const place = before.get(id);
    return place === undefined ? [] : [{ id, place }];
  });
  const unmoved = new Set(longestRun(kept.map(({ place }) => place)));
  return new Set(kept.filter(({ place }) => !unmoved.has(place)).map(({ id }) => id));
};

const removed = (question: Question, index: number): SurveyChange => ({
  kind: 'question_removed',
  questionId: question.id,
  isSafe: false,
  message: messages.removed(nameOf(question, index + 1)),
});

const compareOrder = (before: SurveyContent, after: SurveyContent): SurveyChange[] => {
  const placesBefore = placesOf(before);
  const moved = movedIds(placesBefore, after);
  return after.questions.flatMap((question, index): SurveyChange[] => {
    const name = nameOf(question, index + 1);
    const part = { questionId: question.id, isSafe: true };
    if (!placesBefore.has(question.id)) return [{ ...part, kind: 'question_added', message: messages.added(name) }];
    const was = before.questions[placesBefore.get(question.id) ?? -1];
    return [
      ...(was ? compareQuestions(was, question, name) : []),
      ...(moved.has(question.id) ? [{ ...part, kind: 'question_moved' as const, message: messages.moved(name) }] : []),
    ];
  });
};

/** What publishing `after` would change for people who saw `before`, and whether answers still count together. */
export const compareSurveys = (before: SurveyContent, after: SurveyContent): SurveyComparison => {
  const kept = placesOf(after);
  const changes = [
    ...before.questions.flatMap((question, index) => (kept.has(question.id) ? [] : [removed(question, index)])),
    ...compareOrder(before, after),
    ...compareTexts(before, after),
  ];
  return { startsNewSeries: changes.some(({ isSafe }) => !isSafe), changes };
};
