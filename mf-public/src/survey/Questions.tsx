import type { AnswerValue, Question, ResidentForm } from '@folkmoot/contracts/client';
import { lookup } from '@folkmoot/contracts/dictionary';
import { type AnswerProblem, answerProblem } from '@folkmoot/question-types/core';
import { useRef } from 'react';
import { QuestionField } from './QuestionField';
import type { SurveyOptions } from './survey-options';
import type { SurveyRun } from './use-survey';

interface Props extends SurveyOptions {
  run: SurveyRun;
  form: ResidentForm | null;
  /** What is wrong with the answer to the question in view. */
  problem: AnswerProblem | null;
}

/** What was given in the plain form, where it came back; else what is in the draft. */
const enteredValue = ({ run, form }: Props, questionId: string): AnswerValue | undefined => {
  if (run.phase !== 'plain') return lookup(run.answers, questionId);
  return form?.answers.find((given) => given.questionId === questionId)?.answer;
};

/** The server says of which answers there is something to say; what that is follows from the answer. */
const problemOf = (props: Props, question: Question): AnswerProblem | null => {
  const { run, form } = props;
  if (run.phase !== 'plain') return question.id === run.position.question?.id ? props.problem : null;
  if (!form?.problems.some(({ path }) => path === `answers.${question.id}`)) return null;
  const value = enteredValue(props, question.id);
  return value === undefined ? 'required' : (answerProblem(question, value) ?? 'not_an_answer');
};

/**
 * The questions that the page holds. With script it is the one in view and those that somebody has been at; where nothing
 * is kept on the device also those with an answer, which the form itself carries to another language.
 */
export const Questions = (props: Props) => {
  const { survey, run, words, isWhole = false } = props;
  const { phase, position, answers, isSaved } = run;
  const seen = useRef(new Set<string>()).current;
  const at = position.question?.id;
  if (at !== undefined) seen.add(at);
  const isHeld = ({ id }: Question) => isWhole || seen.has(id) || (!isSaved && lookup(answers, id) !== undefined);
  const isPlain = phase === 'plain';
  return survey.questions
    .filter(isHeld)
    .map((question) => (
      <QuestionField
        key={question.id}
        question={question}
        value={enteredValue(props, question.id)}
        onAnswer={run.answer}
        problem={problemOf(props, question)}
        isHidden={!isPlain && question.id !== at}
        isPlain={isPlain}
        words={words}
      />
    ));
};
