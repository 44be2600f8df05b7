import { questionInput } from '@folkmoot/question-types/input';
import { type ReactNode, useEffect, useState } from 'react';
import type { DraftAnswers } from '../../entities/survey/draft-store';
import type { SurveyOptions } from '../../entities/survey/survey-options';
import type { Position } from '../../entities/survey/survey-state';
import type { CheckAnswers } from './CheckAnswers';

const fetchCheck = () => import('./CheckAnswers');

/** The list of answers before Submit. If it cannot be loaded, the person submits without it. */
export const useChecked = (
  { words, survey }: SurveyOptions,
  { question, visible }: Position,
  answers: DraftAnswers,
  onChange: (index: number) => void,
): ReactNode => {
  const [view, setView] = useState<{ CheckAnswers: typeof CheckAnswers } | null>(null);
  const isShown = !question;
  useEffect(() => {
    if (isShown) fetchCheck().then(setView, () => undefined);
  }, [isShown]);
  return (
    isShown &&
    view && (
      <view.CheckAnswers
        visible={visible}
        sections={survey.sections}
        answers={answers}
        inputOf={questionInput}
        words={words}
        onChange={onChange}
      />
    )
  );
};
