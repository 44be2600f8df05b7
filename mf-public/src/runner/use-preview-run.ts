import type { AnswerValue, Question } from '@folkmoot/contracts/client';
import { lookup } from '@folkmoot/contracts/dictionary';
import { answerProblem } from '@folkmoot/question-types/core';
import { useEffect, useState } from 'react';
import type { DraftAnswers } from '../survey/draft-store';
import { positionAt, withAnswer } from '../survey/survey-state';
import type { SurveyRun } from '../survey/use-survey';

/** Answers that still fit: of questions and options that are there. */
const fitting = (questions: readonly Question[], answers: DraftAnswers): DraftAnswers =>
  Object.fromEntries(
    questions.flatMap((question) => {
      const answer = lookup(answers, question.id);
      return answer === undefined || answerProblem(question, answer) !== null ? [] : [[question.id, answer]];
    }),
  );

/** What makes a survey another one to answer; words may change under the hand of who answers. */
const shapeOf = (questions: readonly Question[]): string => questions.map(({ id, type }) => `${id}:${type}`).join();

/**
 * A run through a survey that is being written: answers live in this component and nowhere else. They stay while the
 * survey changes, as far as they still fit.
 */
export const usePreviewRun = (questions: readonly Question[], wanted: string | null) => {
  const [given, setGiven] = useState<DraftAnswers>({});
  const [standing, setStanding] = useState<string | null>(wanted);
  const [isDone, setIsDone] = useState(false);
  const answers = fitting(questions, given);
  const { visible } = positionAt(questions, answers, 0);
  const at = visible.findIndex(({ id }) => id === standing);
  const position = positionAt(questions, answers, Math.max(at, 0));

  const shape = shapeOf(questions);
  useEffect(() => {
    if (shape) setIsDone(false);
  }, [shape]);
  useEffect(() => {
    if (wanted === null) return;
    setStanding(wanted);
    setIsDone(false);
  }, [wanted]);

  const go = (offset: number) => setStanding(position.visible[position.index + offset]?.id ?? null);
  const run: SurveyRun = {
    phase: isDone ? 'done' : 'answering',
    position,
    answers,
    extra: null,
    isSaved: false,
    note: '',
    isShared: false,
    share: () => undefined,
    goTo: () => true,
    answer: (questionId: string, value: AnswerValue | null) => setGiven(withAnswer(answers, questionId, value)),
    goOn: () => {
      if (position.isLast) setIsDone(true);
      else go(1);
    },
    previous: () => go(-1),
    startOver: () => {
      setGiven({});
      setStanding(null);
    },
  };
  const isKnown = questions.some(({ id }) => id === wanted);
  return { run, isHidden: isKnown && !visible.some(({ id }) => id === wanted) };
};
