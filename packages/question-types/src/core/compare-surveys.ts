import { conditionsOf, type Question, type SurveyChange, type SurveyContent } from '@folkmoot/contracts/client';
import { lookup } from '@folkmoot/contracts/dictionary';
import { messages } from './compare.messages';
import { compareQuestions, isComparable } from './compare-questions';
import { introFilesOf } from './intro-files';
import { longestRun } from './longest-run';
import { nameOf } from './question-names';

export { isComparable };

export interface SurveyComparison {
  /** True when reports cannot count answers before and after together. */
  startsNewSeries: boolean;
  changes: SurveyChange[];
}

const sorted = (words: Readonly<Record<string, string>> = {}): string =>
  JSON.stringify(Object.entries(words).sort(([a], [b]) => (a < b ? -1 : 1)));

const safe = (kind: SurveyChange['kind'], message: string): SurveyChange => ({
  kind,
  questionId: null,
  isSafe: true,
  message,
});

const fileWords = (content: SurveyContent): string =>
  JSON.stringify([
    Object.keys(content.introFiles ?? {}),
    introFilesOf(content).map(({ url, name, alt = '' }) => [url, name, alt]),
  ]);

const thanksWords = ({ thankYouText = '', thankYouLinks = [] }: SurveyContent): string =>
  JSON.stringify([thankYouText, thankYouLinks.map(({ label, url }) => [label, url])]);

const ruleWords = (showIf: Question['showIf']): string => {
  const { join, conditions } = conditionsOf(showIf);
  return JSON.stringify([conditions.length > 1 ? join : '', conditions]);
};

const sectionWords = ({ sections = [], questions }: SurveyContent): string =>
  JSON.stringify([
    sections.map(({ id, title, text = '', showIf, onePage = false }) => [id, title, text, ruleWords(showIf), onePage]),
    questions.flatMap(({ id, sectionId }) => (sectionId === undefined ? [] : [[id, sectionId]])).sort(),
  ]);

const endPageWords = ({ endPages = [] }: SurveyContent): string =>
  JSON.stringify(
    endPages.map(({ id, kind, title, text = '', links = [], showIf }) => [
      id,
      kind,
      title,
      text,
      links.map(({ label, url }) => [label, url]),
      ruleWords(showIf),
    ]),
  );

const limitWords = ({ limits: { responses = 0, quotas = [], fullText = '' } = {} }: SurveyContent): string =>
  JSON.stringify([responses, quotas.map(({ questionId, optionId, limit }) => [questionId, optionId, limit]), fullText]);

const surveyWords = (content: SurveyContent): string =>
  JSON.stringify([content.title, content.description, content.introText, fileWords(content), thanksWords(content)]);

const compareTexts = (before: SurveyContent, after: SurveyContent): SurveyChange[] => {
  const languages = new Set([...Object.keys(before.translations ?? {}), ...Object.keys(after.translations ?? {})]);
  const changed = [...languages].filter(
    (language) => sorted(lookup(before.translations, language)) !== sorted(lookup(after.translations, language)),
  );
  return [
    ...(surveyWords(before) === surveyWords(after) ? [] : [safe('texts_changed', messages.textsChanged)]),
    ...(before.language === after.language ? [] : [safe('texts_changed', messages.languageChanged)]),
    ...(Boolean(before.checkAnswers) === Boolean(after.checkAnswers)
      ? []
      : [safe('texts_changed', messages.checkChanged(Boolean(after.checkAnswers)))]),
    ...(sectionWords(before) === sectionWords(after) ? [] : [safe('sections_changed', messages.sectionsChanged)]),
    ...(endPageWords(before) === endPageWords(after) ? [] : [safe('end_pages_changed', messages.endPagesChanged)]),
    ...(limitWords(before) === limitWords(after) ? [] : [safe('limits_changed', messages.limitsChanged)]),
    ...changed.map((language) => safe('translation_changed', messages.translationChanged(language))),
  ];
};

type QuestionPositions = ReadonlyMap<string, number>;
const positionsOf = ({ questions }: Pick<SurveyContent, 'questions'>): QuestionPositions =>
  new Map(questions.map(({ id }, index) => [id, index]));

/** Questions that moved among those that remain. The smallest set that explains the new order. */
const movedIds = (before: QuestionPositions, { questions }: SurveyContent): ReadonlySet<string> => {
  const kept = questions.flatMap(({ id }) => {
    const position = before.get(id);
    return position === undefined ? [] : [{ id, position }];
  });
  const unmoved = new Set(longestRun(kept.map(({ position }) => position)));
  return new Set(kept.filter(({ position }) => !unmoved.has(position)).map(({ id }) => id));
};

const removed = (question: Question, index: number): SurveyChange => ({
  kind: 'question_removed',
  questionId: question.id,
  isSafe: false,
  message: messages.removed(nameOf(question, index + 1)),
});

const compareOrder = (before: SurveyContent, after: SurveyContent): SurveyChange[] => {
  const positionsBefore = positionsOf(before);
  const moved = movedIds(positionsBefore, after);
  return after.questions.flatMap((question, index): SurveyChange[] => {
    const name = nameOf(question, index + 1);
    const part = { questionId: question.id, isSafe: true };
    if (!positionsBefore.has(question.id)) return [{ ...part, kind: 'question_added', message: messages.added(name) }];
    const was = before.questions[positionsBefore.get(question.id) ?? -1];
    return [
      ...(was ? compareQuestions(was, question, name) : []),
      ...(moved.has(question.id) ? [{ ...part, kind: 'question_moved' as const, message: messages.moved(name) }] : []),
    ];
  });
};

/**
 * The changes for people who saw `before` when `after` is published, and whether answers can still be counted together.
 */
export const compareSurveys = (before: SurveyContent, after: SurveyContent): SurveyComparison => {
  const kept = positionsOf(after);
  const changes = [
    ...before.questions.flatMap((question, index) => (kept.has(question.id) ? [] : [removed(question, index)])),
    ...compareOrder(before, after),
    ...compareTexts(before, after),
  ];
  return { startsNewSeries: changes.some(({ isSafe }) => !isSafe), changes };
};
