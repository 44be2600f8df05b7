import type { ConditionOperator } from '@folkmoot/contracts/client';
import type { Choice } from './question-type';

export type ProblemCode =
  | 'survey_without_title'
  | 'question_without_title'
  | 'type_unknown'
  | 'settings'
  | 'condition_incomplete'
  | 'condition_question_missing'
  | 'condition_question_later'
  | 'condition_operator_unknown'
  | 'condition_option_missing'
  | 'conditions_contradict'
  | 'never_shown'
  | 'required_never_shown'
  | 'always_shown'
  | 'condition_always_met'
  | 'condition_never_met'
  | 'alt_missing'
  | 'translation_missing'
  | 'translation_stale'
  | 'too_long';

/** A change that solves a problem; `applyRepair` makes it. `index` is the position of the condition in its group. */
export type Repair = { readonly label: string; readonly questionId: string } & (
  | { readonly kind: 'remove_condition'; readonly index: number }
  | { readonly kind: 'remove_conditions' }
  | { readonly kind: 'join_any' }
  | { readonly kind: 'move_below'; readonly afterId: string }
  | { readonly kind: 'choose_option'; readonly index: number; readonly choices: readonly Choice[] }
  | {
      readonly kind: 'choose_operator';
      readonly index: number;
      readonly choices: readonly { value: ConditionOperator; label: string }[];
    }
);

/** An error or a warning in a survey. Errors prevent publication, warnings do not. */
export interface SurveyProblem {
  /** Null for a problem of the survey as a whole. */
  readonly questionId: string | null;
  readonly severity: 'error' | 'warning';
  readonly code: ProblemCode;
  /** Contains the name of the question and the problem. */
  readonly message: string;
  readonly repairs?: readonly Repair[];
}
