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
  /** The problem with an answer on the visible page. */
  problemIn: (question: Question) => AnswerProblem | null;
}

/** The answer from the plain form when it was returned, otherwise from the draft. */
const enteredValue = ({ run, form }: Props, questionId: string): AnswerValue | undefined => {
  if (run.phase !== 'plain') return lookup(run.answers, questionId);
  return form?.answers.find((entry) => entry.questionId === questionId)?.answer;
};

/** The server lists the answers that have a problem. The problem itself is derived from the answer. */
const problemOf = (props: Props, question: Question): AnswerProblem | null => {
  const { run, form } = props;
  if (run.phase !== 'plain') return props.problemIn(question);
  if (!form?.problems.some(({ path }) => path === `answers.${question.id}`)) return null;
  const value = enteredValue(props, question.id);
  return value === undefined ? 'required' : (answerProblem(question, value) ?? 'not_an_answer');
};

/**
 * The questions in the page. With script: those of the visible page and those that the person has visited. When the device
 * stores nothing, also those with an answer, because the form carries answers to another language.
 */
export const Questions = (props: Props) => {
  const { survey, run, words, SectionHead, isWhole = false } = props;
  const { phase, position, answers, isSaved } = run;
  const { page } = position;
  const seen = useRef(new Set<string>()).current;
  for (const { id } of page) seen.add(id);
  const isHeld = ({ id }: Question) => isWhole || seen.has(id) || (!isSaved && lookup(answers, id) !== undefined);
  const isPlain = phase === 'plain';
  return survey.questions.filter(isHeld).map((question) => {
    const shown = page.find(({ id }) => id === question.id);
    // With the options that this person is offered.
    const asked = (!isPlain && shown) || question;
    return [
      SectionHead && <SectionHead key={`s-${question.id}`} question={question} {...props} />,
      <QuestionField
        key={question.id}
        question={asked}
        value={enteredValue(props, question.id)}
        onAnswer={run.answer}
        problem={problemOf(props, asked)}
        isHidden={!isPlain && !shown}
        isPlain={isPlain}
        words={words}
      />,
    ];
  });
};
