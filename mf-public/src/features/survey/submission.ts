import type { ReactNode } from 'react';
import type { Outgoing } from '../../entities/response/post-response';
import type { Draft } from '../../entities/survey/draft-store';
import type { SurveyOptions } from '../../entities/survey/survey-options';
import type { Phase } from '../../entities/survey/survey-run';
import type { Position } from '../../entities/survey/survey-state';
import type { NoticeWords } from '../../entities/words/words';
import type { InputOf } from './answer-list';
import type { KeptHooks } from './offline/offline';

/** Input of the code that sends a response. That code is loaded separately. */
export interface Submission {
  options: SurveyOptions;
  /** Name of the field that people do not see. */
  trapField: string;
  position: Position;
  draft: Draft;
  keep: (change: Partial<Draft>) => void;
  drop: () => void;
  setPhase: (phase: Phase) => void;
  /** Replaces the words of the thank-you. */
  setEnding: (words: NoticeWords) => void;
  isShared: boolean;
  isSaved: boolean;
  /** Stores the response on the device, to be sent later. */
  keepForLater: (outgoing: Outgoing, hooks: KeptHooks) => Promise<boolean>;
  /** Shows something above the form or the thank-you. */
  show: (what: ReactNode) => void;
  inputOf: InputOf;
}
