import { type Question, SENTIMENT_OF_COMMENTS, sentimentLabels, THEMES_OF_COMMENTS } from '@folkmoot/contracts';
import type { CommentTerms } from '../../entities/comment-plan/comment-terms.domain';
import type { CountedResponse } from '../../entities/response/response.domain';
import { segmentsOf } from '../../entities/survey/question-types.domain';

/** Labels of comments as rows or columns: a person is in the group of each label that one of their comments has. */
export interface CrossedLabels {
  readonly groups: readonly string[];
  readonly of: (response: CountedResponse) => readonly string[];
}

export type Crossable = Question | CrossedLabels;

export const isQuestion = (crossed: Crossable): crossed is Question => 'type' in crossed;

/** The values of the groups of rows or columns, in their order. */
export const groupsOf = (crossed: Crossable): readonly string[] =>
  isQuestion(crossed) ? segmentsOf(crossed).map(({ value }) => value) : crossed.groups;

/** The labels that an id names. Undefined for the id of a question. */
export const crossedLabels = (id: string, terms: CommentTerms): CrossedLabels | undefined => {
  if (id === SENTIMENT_OF_COMMENTS) {
    const of = (response: CountedResponse) =>
      new Set(terms.labelsIn(response).flatMap(({ shown }) => shown.sentiment ?? []));
    return { groups: sentimentLabels, of: (response) => [...of(response)] };
  }
  if (id !== THEMES_OF_COMMENTS) return undefined;
  const of = (response: CountedResponse) => new Set(terms.labelsIn(response).flatMap(({ shown }) => shown.themes));
  return { groups: terms.themes.map((theme) => theme.id), of: (response) => [...of(response)] };
};
