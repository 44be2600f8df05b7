import type { Question } from '@folkmoot/contracts/client';
import { repairs as repairTexts, logic as texts } from './check.messages';
import { optionsProblems } from './check-options';
import { type ConditionFault, conditionFaults, positionsIn } from './condition-faults';
import { type Atom, createProof, type Proof, type Rule, ruleOf } from './proof';
import { nameOf } from './question-names';
import { removal } from './repairs';
import type { ProblemCode, Repair, SurveyProblem } from './survey-problem';

interface QuestionRule {
  readonly question: Question;
  readonly name: string;
  readonly position: number;
  readonly rule: Rule;
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

const without = ({ join, atoms }: Rule, index: number): Rule => ({ join, atoms: atoms.toSpliced(index, 1) });

/** Changes of the question's own conditions after which it can be shown. */
const waysOut = ({ proof }: Logic, { question, rule }: QuestionRule): Repair[] => {
  const { id: questionId } = question;
  const several = rule.atoms.length > 1;
  const removals = rule.atoms.flatMap((_, index) =>
    several && proof.can(without(rule, index), true) ? [removal(question, index)] : [],
  );
  const joinAny: Repair = { kind: 'join_any', questionId, label: repairTexts.joinAny };
  const canJoin = several && rule.join === 'all' && proof.can({ ...rule, join: 'any' }, true);
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
  const { rule, question } = at;
  if (rule.atoms.length < 2) return [];
  return rule.atoms.flatMap((atom, index) => {
    const singleRule: Rule = { join: 'all', atoms: [atom] };
    if (rule.join === 'all')
      return proof.can(singleRule, false)
        ? []
        : [warning(at, 'condition_always_met', texts.alwaysMet(index + 1), removal(question, index))];
    return proof.can(singleRule, true)
      ? []
      : [warning(at, 'condition_never_met', texts.neverMet(index + 1), removal(question, index))];
  });
};

const problemsAt = (logic: Logic, at: QuestionRule): SurveyProblem[] => {
  const { rule, position, question } = at;
  if (rule.atoms.length === 0) return [];
  if (!logic.proof.canShow(position)) return [neverShown(logic, at)];
  if (logic.proof.canHide(position)) return idleConditions(logic, at);
  const repair: Repair = {
    kind: 'remove_conditions',
    questionId: question.id,
    label: repairTexts.removeConditions,
  };
  return [warning(at, 'always_shown', texts.alwaysShown, repair)];
};

export interface LogicFindings {
  /** For each question, the faults of its conditions as they are written. */
  faults: (readonly (ConditionFault | null)[])[];
  /** For each question, problems that no answer can avoid. */
  problems: SurveyProblem[][];
}

/** Checks the visibility of every question. */
export const checkLogic = (questions: readonly Question[]): LogicFindings => {
  const where = positionsIn(questions);
  const faults = questions.map((question) => conditionFaults(where, question));
  const rules = questions.map((question, position) =>
    ruleOf(question, where.positions, (index) => Boolean(faults[position]?.[index])),
  );
  const rulesOfQuestions = questions.map((question, position) => ({
    question,
    position,
    name: nameOf(question, position + 1),
    rule: rules[position] as Rule,
  }));
  const logic = { proof: createProof(questions, rules), rulesOfQuestions };
  return {
    faults,
    problems: rulesOfQuestions.map((at) => [
      ...problemsAt(logic, at),
      ...optionsProblems(where, logic.proof, at.question),
    ]),
  };
};
