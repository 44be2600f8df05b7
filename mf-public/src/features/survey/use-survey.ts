import { type Question, surveyFields } from '@folkmoot/contracts/client';
import { questionInput } from '@folkmoot/question-types/input';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Draft, isEmpty } from '../../entities/survey/draft-store';
import { focusOnQuestion } from '../../entities/survey/fields';
import type { SurveyOptions } from '../../entities/survey/survey-options';
import { isBusy, isOver, type Phase, type SurveyRun } from '../../entities/survey/survey-run';
import { indexOf, openProblem, positionAt } from '../../entities/survey/survey-state';
import type { NoticeWords } from '../../entities/words/words';
import { isSharedAddress } from './shared-address';
import { useChecked } from './use-checked';
import { addressFor, useCompanions, useParts } from './use-companions';
import { type HeldDraft, useDraft } from './use-draft';
import { useTravel } from './use-travel';
import { useVisits } from './use-visits';

/** Restores the answers from the device or the form after hydration. */
const useTakeOver = ({ isPreview }: SurveyOptions, kept: HeldDraft, onReady: (draft: Draft | undefined) => void) => {
  const takeOver = useRef(() =>
    kept.restore((draft) => {
      onReady(draft);
      if (!isPreview && isSharedAddress()) kept.share(true);
    }),
  );
  useEffect(() => takeOver.current(), []);
};

/** One person answering one survey. Before hydration, the phase is `plain` and every question shows. */
export const useSurvey = (options: SurveyOptions): SurveyRun => {
  const { survey, isPreview } = options;
  const { questions } = survey;
  const [phase, setPhase] = useState<Phase>('plain');
  const [index, setIndex] = useState(0);
  const [extra, setExtra] = useState<ReactNode>(null);
  const [ending, setEnding] = useState<NoticeWords | null>(null);
  const kept = useDraft(options);
  const { draft, keep, answer, isSaved, isShared } = kept;
  const { answers } = draft;
  const position = positionAt(questions, answers, index, survey.checkAnswers, draft.idempotencyKey);
  const { visible } = position;
  /** The questions that were visible when a person left the list of answers to change one. */
  const [known, setKnown] = useState<readonly Question[] | null>(null);
  const isBegun = phase !== 'plain' && !isPreview;
  const { parts, load } = useParts();
  const companions = useCompanions(options, isBegun, isShared, setExtra);
  const isUnsent = !isOver(phase) && !isEmpty(answers);
  const visit = useVisits(options, parts, isBegun, draft, { isUnsent, questionId: position.question?.id });

  useTakeOver(options, kept, (restoredDraft) => {
    if (restoredDraft) setIndex(indexOf(questions, restoredDraft));
    setPhase('answering');
  });

  const show = (at: number) => {
    setIndex(at);
    kept.setNote('');
    keep({ at: visible[at] ? visible[at].id : '' });
  };
  const change = (at: number) => {
    setKnown(visible);
    show(at);
  };
  const goOn = () => {
    if (!known) return show(position.index + position.page.length);
    // A changed answer can add questions. After them, back to the list.
    const seen = [...known, ...position.page];
    const added = visible.findIndex(({ id }) => seen.every((question) => question.id !== id));
    setKnown(added < 0 ? null : seen);
    show(added < 0 ? visible.length : added);
  };
  const checked = useChecked(options, position, answers, change);
  useTravel(parts, isBegun, {
    questions,
    visible,
    index: position.index,
    isChange: Boolean(known),
    isBusy: isBusy(phase),
    isOver: isOver(phase),
    address: () => addressFor(isShared),
    isOpen: (question) => Boolean(openProblem(question, answers)),
    show,
  });

  /** The code that sends, and handles the result, is loaded separately. */
  const submit = () => {
    setPhase('sending');
    load().then(
      ({ submitDraft }) =>
        submitDraft({
          ...kept,
          options,
          trapField: surveyFields.trap,
          position,
          setPhase,
          setEnding,
          keepForLater: companions.keep,
          show: setExtra,
          inputOf: questionInput,
        }),
      () => setPhase('failed'),
    );
  };
  return {
    phase,
    position,
    extra,
    ending,
    answers,
    checked,
    isSaved,
    note: kept.note,
    isShared,
    views: parts,
    answer,
    goOn: () => {
      if (isBusy(phase)) return;
      if (position.isLast) submit();
      else goOn();
    },
    previous: () => show(position.index - 1),
    dismiss: () => {
      kept.setNote('');
      focusOnQuestion(position.question?.id);
    },
    startOver: () => {
      kept.clear();
      setIndex(0);
      // The button disappears with the answers.
      focusOnQuestion(questions[0]?.id);
    },
    share: () => {
      companions.share(!isShared);
      kept.share(!isShared);
    },
    // Before the part has arrived, the form carries the answers.
    goTo: (button: HTMLButtonElement) => parts?.changeLanguage(button, kept, visit),
  };
};
