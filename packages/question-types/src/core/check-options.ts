import type { Question, QuestionOption } from '@folkmoot/contracts/client';
import { optionsOf } from '../choices/options';
import { messages as texts } from '../options/options-staff.messages';
import { conditionFaults, type QuestionPositions } from './condition-faults';
import { type Proof, ruleOf } from './proof';
import { nameOf } from './question-names';
import type { ProblemCode, SurveyProblem } from './survey-problem';

/** @file Problems of options that depend on other questions: carried options, and conditions of options. */

type Finding = Pick<SurveyProblem, 'severity' | 'code'> & { text: string };

const error = (code: ProblemCode, text: string): Finding => ({ severity: 'error', code, text });

/** Why a question cannot take options from another one. Null when it can. */
const unfitSource = (question: Question, source: Question, isLater: boolean): string | null => {
  if (isLater) return texts.sourceLater;
  if (optionsOf(source).length === 0) return texts.sourceWithoutOptions;
  return question.type === 'image' && !source.imageOptions ? texts.sourceWithoutPictures : null;
};

const sourceFindings = (where: QuestionPositions, proof: Proof, question: Question): Finding[] => {
  const { optionsFrom } = question;
  if (!optionsFrom) return [];
  const position = where.positions.get(optionsFrom.questionId) ?? -1;
  const source = where.questions[position];
  if (!source) return [error('options_source', texts.sourceMissing)];
  const unfit = unfitSource(question, source, position >= (where.positions.get(question.id) ?? 0));
  if (unfit) return [error('options_source', unfit)];
  const isLost = optionsFrom.which === 'picked' && !proof.canShow(position);
  return isLost ? [error('options_none', texts.sourceNeverShown(nameOf(source, position + 1)))] : [];
};

/** Whether an option is offered, as a question that is shown. */
const asQuestion = (question: Question, { showIf }: QuestionOption): Question => ({ ...question, showIf });

const optionFindings = (where: QuestionPositions, proof: Proof, question: Question): Finding[] => {
  const options = optionsOf(question);
  const conditioned = options.filter(({ showIf }) => showIf);
  const faulty = new Map(conditioned.map((option) => [option, conditionFaults(where, asQuestion(question, option))]));
  const isLost = (option: QuestionOption): boolean => {
    const faults = faulty.get(option) ?? [];
    const rule = ruleOf(option.showIf, where.positions, (index) => Boolean(faults[index]));
    return !proof.can([{ rule, isMet: true }]);
  };
  const lost = conditioned.filter(isLost);
  const left = options.filter((option) => !option.exclusive && !lost.includes(option));
  return [
    ...conditioned.flatMap((option) =>
      (faulty.get(option) ?? []).flatMap((fault) =>
        fault ? [error('option_condition', texts.ofOption(option.label.trim(), fault.text))] : [],
      ),
    ),
    ...lost.map(
      ({ label }): Finding => ({
        severity: 'warning',
        code: 'option_never_offered',
        text: texts.ofOption(label.trim(), texts.neverOffered),
      }),
    ),
    ...(lost.length > 0 && left.length === 0 ? [error('options_none', texts.nothingRemains)] : []),
  ];
};

export const optionsProblems = (where: QuestionPositions, proof: Proof, question: Question): SurveyProblem[] => {
  const position = where.positions.get(question.id) ?? 0;
  const name = nameOf(question, position + 1);
  return [...sourceFindings(where, proof, question), ...optionFindings(where, proof, question)].map(
    ({ severity, code, text }) => ({ questionId: question.id, severity, code, message: `${name} ${text}.` }),
  );
};
