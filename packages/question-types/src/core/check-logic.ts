import type { Question } from '@folkmoot/contracts/client';
import { repairs as repairTexts, logic as texts } from './check.messages';
import { optionsProblems } from './check-options';
import { type ConditionFault, conditionFaults, positionsIn, ruleFaults } from './condition-faults';
import { type EndRule, endRules, type WithEndPages } from './end-pages';
import { type Atom, createProof, type Demand, type Proof, type Rule, ruleOf } from './proof';
import { nameOf } from './question-names';
import { removal } from './repairs';
import type { ProblemCode, Repair, SurveyProblem } from './survey-problem';

interface QuestionRule {
  readonly question: Question;
  readonly name: string;
  readonly position: number;
  readonly rule: Rule;
  /** The demands of sections and end pages that are met where the question is shown. */
  readonly demands: readonly Demand[];
}

interface Logic {
  readonly proof: Proof;
  readonly rulesOfQuestions: readonly QuestionRule[];
}

/** The source question that alone makes it impossible to show a question. Undefined when there is none. */
const deadSource = ({ proof, rulesOfQuestions }: Logic, { rule }: QuestionRule): QuestionRule | undefined => {
  const isDead = (atom: Atom) => atom !== null && !proof.canShow(atom.source) && needsAnswer(atom);
  const dead = rule.join === 'all' ? rule.atoms.find(isDead) : rule.atoms.every(isDead) && rule.atoms[0];
  return dead ? rulesOfQuestions[dead.source] : undefined;
};

const needsAnswer = ({ condition }: NonNullable<Atom>): boolean => condition.operator !== 'not_answered';

const reasonFor = (logic: Logic, at: QuestionRule): string => {
  const single = at.rule.atoms.length === 1;
  if (!logic.proof.canByItself(at.rule)) return single ? texts.impossible : texts.contradicting;
  const source = deadSource(logic, at);
  return source ? texts.dependsOn(source.name) : texts.noAnswers;
};

const met = (rule: Rule): Demand => ({ rule, isMet: true });
const unmet = (rule: Rule): Demand => ({ rule, isMet: false });

const without = ({ join, atoms }: Rule, index: number): Rule => ({ join, atoms: atoms.toSpliced(index, 1) });

/** Changes of the question's own conditions after which it can be shown. */
const waysOut = ({ proof }: Logic, { question, rule, demands }: QuestionRule): Repair[] => {
  const { id: questionId } = question;
  const several = rule.atoms.length > 1;
  const removals = rule.atoms.flatMap((_, index) =>
    several && proof.can([...demands, met(without(rule, index))]) ? [removal(question, index)] : [],
  );
  const joinAny: Repair = { kind: 'join_any', questionId, label: repairTexts.joinAny };
  const canJoin = several && rule.join === 'all' && proof.can([...demands, met({ ...rule, join: 'any' })]);
  return [
    ...(canJoin ? [joinAny] : []),
    ...removals,
    { kind: 'remove_conditions', questionId, label: repairTexts.removeConditions },
  ];
};

const neverShown = (logic: Logic, at: QuestionRule): SurveyProblem => {
  const { question, name, rule } = at;
  const dead: ProblemCode = question.required ? 'required_never_shown' : 'never_shown';
  return {
    questionId: question.id,
    severity: 'error',
    code: logic.proof.canByItself(rule) ? dead : 'conditions_contradict',
    message: `${name} ${texts.neverShown(question.required, reasonFor(logic, at))}.`,
    repairs: waysOut(logic, at),
  };
};

const warning = (at: QuestionRule, code: ProblemCode, text: string, repair: Repair): SurveyProblem => ({
  questionId: at.question.id,
  severity: 'warning',
  code,
  message: `${at.name} ${text}.`,
  repairs: [repair],
});

/** Conditions in a group that have no effect. */
const idleConditions = ({ proof }: Logic, at: QuestionRule): SurveyProblem[] => {
  const { rule, question, demands } = at;
  if (rule.atoms.length < 2) return [];
  return rule.atoms.flatMap((atom, index) => {
    const singleRule: Rule = { join: 'all', atoms: [atom] };
    if (rule.join === 'all')
      return proof.can([...demands, unmet(singleRule)])
        ? []
        : [warning(at, 'condition_always_met', texts.alwaysMet(index + 1), removal(question, index))];
    return proof.can([...demands, met(singleRule)])
      ? []
      : [warning(at, 'condition_never_met', texts.neverMet(index + 1), removal(question, index))];
  });
};

const problemsAt = (logic: Logic, at: QuestionRule): SurveyProblem[] => {
  const { rule, question, demands } = at;
  const { proof } = logic;
  // When sections or end pages never let people come here, that is reported there.
  if (rule.atoms.length === 0 || !proof.can(demands)) return [];
  if (!proof.canShow(at.position)) return [neverShown(logic, at)];
  if (proof.can([...demands, unmet(rule)])) return idleConditions(logic, at);
  const repair: Repair = {
    kind: 'remove_conditions',
    questionId: question.id,
    label: repairTexts.removeConditions,
  };
  return [warning(at, 'always_shown', texts.alwaysShown, repair)];
};

/** The condition of a section, and what can happen to it. */
export interface SectionLogic {
  readonly faults: readonly (Pick<ConditionFault, 'code' | 'text'> | null)[];
  /** Undefined without a usable condition, and where nobody comes anyway. */
  readonly outcome: 'always' | 'never' | 'depends' | undefined;
}

export interface LogicFindings {
  /** For each question, the faults of its conditions as they are written. */
  faults: (readonly (ConditionFault | null)[])[];
  /** For each question, problems that no answer can avoid. */
  problems: SurveyProblem[][];
  /** By the id of the section. Empty sections are left out. */
  sections: ReadonlyMap<string, SectionLogic>;
  /** By the id of the end page. */
  endPages: ReadonlyMap<string, SectionLogic>;
}

const outcomeOf = (proof: Proof, demands: readonly Demand[], rules: readonly Rule[]): SectionLogic['outcome'] => {
  const isEmpty = rules.length === 0 || rules.some(({ atoms }) => atoms.length === 0);
  if (isEmpty || !proof.can(demands)) return undefined;
  if (!rules.some((rule) => proof.can([...demands, met(rule)]))) return 'never';
  return proof.can([...demands, ...rules.map(unmet)]) ? 'depends' : 'always';
};

/** An end page that screens people out has a rule for each page before which it can end the survey. */
const outcomeOfEnd = (
  proof: Proof,
  own: readonly { readonly rule: Rule; readonly before: number }[],
  goesOnTo: (position: number) => readonly Demand[],
): SectionLogic['outcome'] => {
  if (own.length === 0) return undefined;
  // Other pages that end the survey at the same place do not matter here: the first one of the list is shown.
  if (!own.some(({ rule, before }) => proof.can([...goesOnTo(before - 1), met(rule)]))) return 'never';
  const demands = goesOnTo(Math.max(...own.map(({ before }) => before)));
  if (!proof.can(demands)) return undefined;
  return proof.can([...demands, ...own.map(({ rule }) => unmet(rule))]) ? 'depends' : 'always';
};

/** Checks the visibility of every question, section and end page. */
export const checkLogic = (content: WithEndPages): LogicFindings => {
  const { questions, sections = [], endPages = [] } = content;
  const where = positionsIn(questions);
  const faults = questions.map((question) => conditionFaults(where, question));
  const rulesAt = questions.map(({ showIf }, position) =>
    ruleOf(showIf, where.positions, (index) => Boolean(faults[position]?.[index])),
  );
  const ruleBefore = (showIf: Question['showIf'], before: number) => {
    const ruleFault = ruleFaults(where, showIf, before);
    return { faults: ruleFault, rule: ruleOf(showIf, where.positions, (index) => Boolean(ruleFault[index])) };
  };
  const placeOf = (sectionId: string) => questions.findIndex((question) => question.sectionId === sectionId);
  const ofSections = new Map(
    sections.flatMap((section) => {
      const before = placeOf(section.id);
      return before < 0 ? [] : [[section.id, { before, ...ruleBefore(section.showIf, before) }] as const];
    }),
  );
  const ends = endRules(content).map((end) => ({ ...end, ...ruleBefore(end.showIf, end.before) }));
  const goesOnTo = (position: number, without?: EndRule['endPage']): Demand[] =>
    ends.flatMap(({ before, endPage, rule }) => (before <= position && endPage !== without ? [unmet(rule)] : []));
  const givenAt = questions.map(({ sectionId = '' }, position): Demand[] => {
    const section = ofSections.get(sectionId);
    return [...goesOnTo(position), ...(section && section.rule.atoms.length > 0 ? [met(section.rule)] : [])];
  });
  const rulesOfQuestions = questions.map((question, position) => ({
    question,
    position,
    name: nameOf(question, position + 1),
    rule: rulesAt[position] as Rule,
    demands: givenAt[position] ?? [],
  }));
  const proof = createProof(
    questions,
    rulesOfQuestions.map(({ rule, demands }) => [...demands, met(rule)]),
  );
  const endOf = (endPage: EndRule['endPage']): SectionLogic => {
    const written = ruleBefore(endPage.showIf, questions.length);
    const own = ends.filter((end) => end.endPage === endPage);
    if (endPage.kind === 'thank_you')
      return { faults: written.faults, outcome: outcomeOf(proof, goesOnTo(questions.length), [written.rule]) };
    return { faults: written.faults, outcome: outcomeOfEnd(proof, own, (position) => goesOnTo(position, endPage)) };
  };
  const logic = { proof, rulesOfQuestions };
  return {
    faults,
    problems: rulesOfQuestions.map((at) => [...problemsAt(logic, at), ...optionsProblems(where, proof, at.question)]),
    sections: new Map(
      [...ofSections].map(([id, { before, rule, faults: ruleFault }]) => [
        id,
        { faults: ruleFault, outcome: outcomeOf(proof, goesOnTo(before), [rule]) },
      ]),
    ),
    endPages: new Map(endPages.map((endPage) => [endPage.id, endOf(endPage)])),
  };
};
