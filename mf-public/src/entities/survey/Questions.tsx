import type { AnswerValue, Question, ResidentForm } from '@folkmoot/contracts/client';
import { lookup } from '@folkmoot/contracts/dictionary';
import { type AnswerProblem, answerProblem } from '@folkmoot/question-types/core';
import { useRef } from 'react';
import { QuestionField } from './QuestionField';
import type { SurveyOptions } from './survey-options';
import type { SurveyRun } from './survey-run';

interface Props extends SurveyOptions {
  run: SurveyRun;
  form: ResidentForm | null;
  /** The problem with the answer to the visible question. */
  problem: AnswerProblem | null;
}

/** The answer from the plain form when it was returned, otherwise from the draft. */
const enteredValue = ({ run, form }: Props, questionId: string): AnswerValue | undefined => {
  if (run.phase !== 'plain') return lookup(run.answers, questionId);
  return form?.answers.find((entry) => entry.questionId === questionId)?.answer;
};

/** The server lists the answers that have a problem. The problem itself is derived from the answer. */
const problemOf = (props: Props, question: Question): AnswerProblem | null => {
  const { run, form } = props;
  if (run.phase !== 'plain') return question.id === run.position.question?.id ? props.problem : null;
  if (!form?.problems.some(({ path }) => path === `answers.${question.id}`)) return null;
  const value = enteredValue(props, question.id);
  return value === undefined ? 'required' : (answerProblem(question, value) ?? 'not_an_answer');
};

/**
 * The questions in the page. With script: the visible one and those that the person has visited. When the device
 * stores nothing, also those with an answer, because the form carries answers to another language.
 */
export const Questions = (props: Props) => {
  const { survey, run, words, isWhole = false } = props;
  const { phase, position, answers, isSaved } = run;
  const seen = useRef(new Set<string>()).current;
  const at = position.question?.id;
  if (at !== undefined) seen.add(at);
  const isHeld = ({ id }: Question) => isWhole || seen.has(id) || (!isSaved && lookup(answers, id) !== undefined);
  const isPlain = phase === 'plain';
  return survey.questions.filter(isHeld).map((question) => (
    <QuestionField
      key={question.id}
      // With the options that this person is offered.
      question={(!isPlain && question.id === at && position.question) || question}
      value={enteredValue(props, question.id)}
      onAnswer={run.answer}
      problem={problemOf(props, question)}
      isHidden={!isPlain && question.id !== at}
      isPlain={isPlain}
      words={words}
    />
  ));
};
