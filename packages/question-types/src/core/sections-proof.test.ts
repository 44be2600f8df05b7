import { type AnswerValue, conditionsOf, type Question, type ShowIf } from '@folkmoot/contracts/client';
import fc from 'fast-check';
import { checkSurvey, type ProblemCode, visibleQuestions } from '../core';
import { canBeMetAlone, distinctAnswers } from '../testing/all-answers';
import { surveyCheckRuns } from '../testing/config';
import { type SmallSurvey, smallSectionedSurveys } from '../testing/small-sections';
import { conditionValue } from './conditions';
import { endPageOf, endRules } from './end-pages';
import { isMetBy } from './met-conditions';
import { beginsPage } from './sections';

const RUNS = surveyCheckRuns();

const codes: ReadonlySet<ProblemCode> = new Set([
  'conditions_contradict',
  'never_shown',
  'required_never_shown',
  'always_shown',
  'condition_always_met',
  'condition_never_met',
  'section_never_shown',
  'section_always_shown',
  'end_page_never_shown',
  'end_page_always_shown',
]);

type AnswersInForce = ReadonlyMap<string, AnswerValue>;

/** A rule by its definition, on the answers in force. `isReached`: other conditions count as not met. */
const isRuleMet = (
  showIf: ShowIf | null | undefined,
  inForce: AnswersInForce,
  isReached = (_id: string) => true,
): boolean => {
  const { join, conditions } = conditionsOf(showIf);
  const met = conditions.map((each) => isReached(each.questionId) && isMetBy(each, inForce.get(each.questionId)));
  return join === 'all' ? met.every(Boolean) : met.some(Boolean);
};

/** The way of one person through the survey: decided question by question, by the definitions and not by the product. */
interface Walk {
  readonly answers: Readonly<Record<string, AnswerValue>>;
  readonly inForce: AnswersInForce;
  readonly visible: readonly string[];
  readonly events: readonly string[];
  /** The end page that stopped the person before some question. */
  readonly endedBy: string | null;
}

const ruleOfSection = ({ sections }: SmallSurvey, { sectionId }: Question) =>
  sections.find(({ id }) => id === sectionId)?.showIf;

/** The state at a question: where the survey ends, whether the section is open, and the question is shown. */
const meetAt = (survey: SmallSurvey, at: number, { inForce }: Walk) => {
  const { questions, endPages } = survey;
  const question = questions[at] as Question;
  const places = new Map(questions.map(({ id }, index) => [id, index]));
  const isReached = (id: string) => (places.get(id) ?? 0) < at;
  const isNewPage = at > 0 && beginsPage(question, questions[at - 1]);
  const stopping = endPages.find(
    ({ kind, showIf }) => isNewPage && showIf && kind === 'screen_out' && isRuleMet(showIf, inForce, isReached),
  );
  const isOpen = isRuleMet(ruleOfSection(survey, question), inForce);
  return { stopping, isOpen, isShown: isOpen && isRuleMet(question.showIf, inForce) };
};

const eventsAt = (
  { questions }: SmallSurvey,
  at: number,
  inForce: AnswersInForce,
  { isOpen, isShown }: { isOpen: boolean; isShown: boolean },
): string[] => {
  const { id, sectionId, showIf } = questions[at] as Question;
  const isFirst = sectionId !== undefined && questions[at - 1]?.sectionId !== sectionId;
  const ofSection = isFirst ? [`${sectionId} ${isOpen ? 'shown' : 'hidden'}`] : [];
  if (!isOpen) return ofSection;
  const conditions = conditionsOf(showIf).conditions.map(
    (each, index) => `${id}.${index} ${isMetBy(each, inForce.get(each.questionId)) ? 'met' : 'unmet'}`,
  );
  return [...ofSection, `${id} ${isShown ? 'shown' : 'hidden'}`, ...conditions];
};

function* walks(survey: SmallSurvey): Generator<Walk> {
  const { questions, sections, endPages } = survey;
  const rules = [...questions, ...sections, ...endPages].map(({ showIf }) => showIf);
  const answersOf = new Map(questions.map((question) => [question.id, distinctAnswers(rules, question)]));
  const withAnswer = (walk: Walk, question: Question, answer: AnswerValue): Walk => {
    const value = conditionValue(question, answer);
    const inForce = value === undefined ? walk.inForce : new Map(walk.inForce).set(question.id, value);
    return { ...walk, answers: { ...walk.answers, [question.id]: answer }, inForce };
  };
  /** The walks after a question: one for each answer. */
  const stepsFrom = (at: number, walk: Walk): Walk[] => {
    const question = questions[at] as Question;
    const met = meetAt(survey, at, walk);
    if (met.stopping) return [{ ...walk, endedBy: met.stopping.id }];
    const events = [...walk.events, ...eventsAt(survey, at, walk.inForce, met)];
    if (!met.isShown) return [{ ...walk, events }];
    const next = { ...walk, events, visible: [...walk.visible, question.id] };
    const own = answersOf.get(question.id) ?? [];
    const answered = own.map((answer) => withAnswer(next, question, answer));
    return question.required && own.length > 0 ? answered : [next, ...answered];
  };
  function* from(at: number, walk: Walk): Generator<Walk> {
    if (at === questions.length || walk.endedBy !== null) return yield walk;
    for (const next of stepsFrom(at, walk)) yield* from(at + 1, next);
  }
  yield* from(0, { answers: {}, inForce: new Map(), visible: [], events: [], endedBy: null });
}

const plain = ({ sectionId: _, sectionShowIf: __, endIf: ___, pageId: ____, ...question }: Question): Question =>
  question;

const idle = ({ id, showIf }: Question, seen: ReadonlySet<string>): string[] => {
  const { join, conditions } = conditionsOf(showIf);
  if (conditions.length < 2) return [];
  const missing = join === 'all' ? 'unmet' : 'met';
  const code = join === 'all' ? 'condition_always_met' : 'condition_never_met';
  return conditions.flatMap((_, index) => (seen.has(`${id}.${index} ${missing}`) ? [] : [`${id} ${code}`]));
};

const ofQuestion = ({ questions }: SmallSurvey, position: number, seen: ReadonlySet<string>): string[] => {
  const question = questions[position] as Question;
  const { id, showIf, required } = question;
  const isShown = seen.has(`${id} shown`);
  const isHidden = seen.has(`${id} hidden`);
  if (!showIf || (!isShown && !isHidden)) return [];
  if (isShown) return isHidden ? idle(question, seen) : [`${id} always_shown`];
  if (!canBeMetAlone(questions.map(plain), position)) return [`${id} conditions_contradict`];
  return [`${id} ${required ? 'required_never_shown' : 'never_shown'}`];
};

const ofSection = ({ id, showIf }: SmallSurvey['sections'][number], seen: ReadonlySet<string>): string[] => {
  const isShown = seen.has(`${id} shown`);
  const isHidden = seen.has(`${id} hidden`);
  if (!showIf || isShown === isHidden) return [];
  return [`${id} ${isShown ? 'section_always_shown' : 'section_never_shown'}`];
};

const ofEndPage = (survey: SmallSurvey, id: string, all: readonly Walk[]): string[] => {
  const page = survey.endPages.find((each) => each.id === id);
  if (!page?.showIf) return [];
  const rules = endRules(survey).map(({ endPage, showIf, before }) => ({ of: endPage.id, showIf, before }));
  const others = rules.filter(({ of }) => of !== id);
  const own =
    page.kind === 'screen_out'
      ? rules.filter(({ of }) => of === id)
      : [{ of: id, showIf: page.showIf, before: survey.questions.length + 1 }];
  const passes = ({ inForce }: Walk, before: number) =>
    others.every((rule) => rule.before >= before || !isRuleMet(rule.showIf, inForce));
  if (!all.some((walk) => own.some(({ showIf, before }) => passes(walk, before) && isRuleMet(showIf, walk.inForce))))
    return all.some((walk) => passes(walk, own[0]?.before ?? 0)) || page.kind === 'screen_out'
      ? [`${id} end_page_never_shown`]
      : [];
  const last = Math.max(...own.map(({ before }) => before));
  const passing = all.filter((walk) => passes(walk, last + 1));
  const isAlways =
    passing.length > 0 && passing.every(({ inForce }) => own.some(({ showIf }) => isRuleMet(showIf, inForce)));
  return isAlways ? [`${id} end_page_always_shown`] : [];
};

const verdict = (survey: SmallSurvey): string[] =>
  checkSurvey(survey)
    .filter(({ code }) => codes.has(code))
    .map(({ questionId, sectionId, endPageId, code }) => `${questionId ?? sectionId ?? endPageId} ${code}`)
    .sort();

const isDifferent = (survey: SmallSurvey, { answers, visible, endedBy }: Walk): boolean => {
  const shown = visibleQuestions(survey.questions, answers).map(({ id }) => id);
  if (shown.join() !== visible.join()) return true;
  const inForce = Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer }));
  return endedBy !== null && endPageOf(survey, inForce)?.id !== endedBy;
};

const truth = (survey: SmallSurvey, all: readonly Walk[]): string[] => {
  const seen = new Set(all.flatMap(({ events }) => events));
  return [
    ...survey.questions.flatMap((_, position) => ofQuestion(survey, position, seen)),
    ...survey.sections.flatMap((section) => ofSection(section, seen)),
    ...survey.endPages.flatMap(({ id }) => ofEndPage(survey, id, all)),
  ].sort();
};

describe('sections and end pages, compared with every possible answer', () => {
  it('show what their definitions say, and the survey check reports exactly the real problems', () => {
    const counts = new Map([...codes].map((code) => [code as string, 0]));
    const compare = (survey: SmallSurvey) => {
      const all = [...walks(survey)];
      expect(all.filter((walk) => isDifferent(survey, walk))).toEqual([]);
      const expected = truth(survey, all);
      expect(verdict(survey)).toEqual(expected);
      for (const key of expected) {
        const code = key.split(' ')[1] ?? '';
        counts.set(code, (counts.get(code) ?? 0) + 1);
      }
    };
    fc.assert(fc.property(smallSectionedSurveys, compare), { numRuns: Math.ceil(RUNS / 4), seed: 20_261_126 });
    expect([...counts].filter(([, count]) => count === 0)).toEqual([]);
  }, 3_600_000);
});
