import type { AnswerValue, Question } from '@folkmoot/contracts/client';
import { lookup } from '@folkmoot/contracts/dictionary';
import { answerReader } from '@folkmoot/question-types/core';
import { useEffect, useState } from 'react';
import type { DraftAnswers } from '../entities/survey/draft-store';
import type { SurveyRun } from '../entities/survey/survey-run';
import { positionAt, withAnswer } from '../entities/survey/survey-state';

/** A preview shows one shuffled order, always the same. */
const SEED = 'preview';

/** Keeps only answers to questions and options that still exist. */
const fitting = (questions: readonly Question[], answers: DraftAnswers): DraftAnswers =>
  Object.fromEntries(
    questions.flatMap((question) => {
      const answer = lookup(answers, question.id);
      return answer === undefined || !answerReader(question.type).parse(answer, question).ok
        ? []
        : [[question.id, answer]];
    }),
  );

/** The survey is a different one when this value changes. Texts may change while a person answers. */
const shapeOf = (questions: readonly Question[]): string => questions.map(({ id, type }) => `${id}:${type}`).join();

/**
 * A run through a survey that is being edited. Answers live only in this component. They stay when the survey
 * changes, as long as they fit.
 */
export const usePreviewRun = (questions: readonly Question[], wanted: string | null) => {
  const [entered, setEntered] = useState<DraftAnswers>({});
  const [currentId, setCurrentId] = useState<string | null>(wanted);
  const [isDone, setIsDone] = useState(false);
  const answers = fitting(questions, entered);
  const { visible } = positionAt(questions, answers, 0, false, SEED);
  const at = visible.findIndex(({ id }) => id === currentId);
  const position = positionAt(questions, answers, Math.max(at, 0), false, SEED);

  const shape = shapeOf(questions);
  useEffect(() => {
    if (shape) setIsDone(false);
  }, [shape]);
  useEffect(() => {
    if (wanted === null) return;
    setCurrentId(wanted);
    setIsDone(false);
  }, [wanted]);

  const go = (offset: number) => setCurrentId(position.visible[position.index + offset]?.id ?? null);
  const run: SurveyRun = {
    phase: isDone ? 'done' : 'answering',
    position,
    answers,
    extra: null,
    checked: null,
    isSaved: false,
    note: '',
    isShared: false,
    views: null,
    share: () => undefined,
    goTo: () => true,
    answer: (questionId: string, value: AnswerValue | null) => setEntered(withAnswer(answers, questionId, value)),
    goOn: () => {
      if (position.isLast) setIsDone(true);
      else go(position.page.length);
    },
    previous: () => go(-1),
    dismiss: () => undefined,
    startOver: () => {
      setEntered({});
      setCurrentId(null);
    },
  };
  const isKnown = questions.some(({ id }) => id === wanted);
  return { run, isHidden: isKnown && !visible.some(({ id }) => id === wanted) };
};
