import type { Answer } from '@folkmoot/contracts/client';
import type { Outgoing, Receipted } from '../../entities/response/post-response';
import type { Draft } from '../../entities/survey/draft-store';
import type { Phase } from '../../entities/survey/survey-run';
import type { Position } from '../../entities/survey/survey-state';
import type { KeptHooks } from './offline/offline';

/** What the code that sends a response needs of the page. That code is loaded separately. */
export interface Submission {
  campaignId: string;
  /** Name of the field that people do not see. */
  trapField: string;
  position: Position;
  draft: Draft;
  keep: (change: Partial<Draft>) => void;
  drop: () => void;
  setPhase: (phase: Phase) => void;
  isShared: boolean;
  isSaved: boolean;
  companions: {
    keep: (outgoing: Outgoing, hooks: KeptHooks) => Promise<boolean>;
    showReceipt: (sent: Receipted, answers: readonly Answer[]) => void;
    offerSubscription: () => void;
  };
}
