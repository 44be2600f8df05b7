import type { AnswerValue } from '@folkmoot/contracts/client';
import type { ComponentType, ReactNode } from 'react';
import type { Notice } from '../page/Notice';
import type { NoticeWords, PageWords } from '../words/words';
import type { DraftAnswers } from './draft-store';
import type { ResidentSurvey } from './resident-survey';
import type { Position } from './survey-state';

export type Phase = 'plain' | 'answering' | 'sending' | 'waiting' | 'failed' | 'too_large' | 'kept' | 'done' | 'used';

/** The survey needs no more input. */
export const isOver = (phase: Phase): boolean => phase === 'done' || phase === 'kept' || phase === 'used';

export const isBusy = (phase: Phase): boolean => phase === 'sending' || phase === 'waiting';

interface PartProps {
  run: SurveyRun;
  words: PageWords;
}

/** Views that are loaded separately, because the first question does not need them. */
export interface LaterViews {
  /** Replaces the form when the survey is over. */
  Notice: typeof Notice;
  DraftNote: ComponentType<PartProps>;
  Foot: ComponentType<PartProps>;
  Tools: ComponentType<PartProps & { survey: ResidentSurvey }>;
}

/** One person answering one survey: what the views show, and what the person can do. */
export interface SurveyRun {
  phase: Phase;
  position: Position;
  /** Shown by an optional part, such as the receipt. */
  extra: ReactNode;
  /** The words of the page that replaces the thank-you. */
  ending?: NoticeWords | null;
  answers: DraftAnswers;
  /** The list of answers before Submit, when it is shown. */
  checked: ReactNode;
  isSaved: boolean;
  note: string;
  isShared: boolean;
  /** Null until they have arrived, and in previews. */
  views: LaterViews | null;
  answer: (questionId: string, value: AnswerValue | null) => void;
  goOn: () => void;
  previous: () => void;
  /** Removes the note. */
  dismiss: () => void;
  startOver: () => void;
  share: () => void;
  /** Returns true when the form itself need not carry the answers. */
  goTo: (button: HTMLButtonElement) => boolean | undefined;
}
