import type { AnswerValue } from '@folkmoot/contracts/client';
import type { ReactNode } from 'react';
import type { DraftAnswers } from './draft-store';
import type { Position } from './survey-state';

export type Phase = 'plain' | 'answering' | 'sending' | 'waiting' | 'failed' | 'too_large' | 'kept' | 'done' | 'used';

/** The survey needs no more input. */
export const isOver = (phase: Phase): boolean => phase === 'done' || phase === 'kept' || phase === 'used';

export const isBusy = (phase: Phase): boolean => phase === 'sending' || phase === 'waiting';

/** One person answering one survey: what the views show, and what the person can do. */
export interface SurveyRun {
  phase: Phase;
  position: Position;
  /** Shown by an optional part, such as the receipt. */
  extra: ReactNode;
  answers: DraftAnswers;
  isSaved: boolean;
  note: string;
  isShared: boolean;
  answer: (questionId: string, value: AnswerValue | null) => void;
  goOn: () => void;
  previous: () => void;
  startOver: () => void;
  share: () => void;
  /** Returns false when the form itself must carry the answers. */
  goTo: (button: HTMLButtonElement) => boolean;
}
