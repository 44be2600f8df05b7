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
  | 'options_source'
  | 'option_condition'
  | 'option_never_offered'
  | 'options_none'
  | 'alt_missing'
  | 'section_without_title'
  | 'section_empty'
  | 'section_never_shown'
  | 'section_always_shown'
  | 'end_page_without_title'
  | 'end_page_without_condition'
  | 'end_page_never_shown'
  | 'end_page_always_shown'
  | 'quota_option_missing'
  | 'quota_repeated'
  | 'population_dimension_missing'
  | 'population_option_unlinked'
  | 'population_category_uncovered'
  | 'population_linked_twice'
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
  /** For a problem of a section. */
  readonly sectionId?: string;
  /** For a problem of an end page. */
  readonly endPageId?: string;
  readonly severity: 'error' | 'warning';
  readonly code: ProblemCode;
  /** Contains the name of the question and the problem. */
  readonly message: string;
  readonly repairs?: readonly Repair[];
}
