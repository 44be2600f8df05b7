import type { Codebook } from '../codebook/codebook.domain';
import { idsOfTheme, themesOf } from '../codebook/codebook.domain';
import { type CommentLabels, commentsOf, type OpinionQuestions, withThemesOf } from '../comment/comment.domain';

/** Knowledge about the labels of a campaign, for filters, cross-tabulations and files. */
export interface CommentTerms {
  readonly opinions: OpinionQuestions;
  readonly themes: readonly { readonly id: string; readonly name: string }[];
  /** The ids that comments of a theme may have. Undefined for a theme that does not exist. */
  readonly idsOf: (themeId: string) => readonly string[] | undefined;
  /** The labels of a response's comments, with the themes of now. */
  readonly labelsIn: (response: Parameters<typeof commentsOf>[0]) => readonly CommentLabels[];
}

export const commentTerms = (
  opinions: OpinionQuestions,
  codebook: Pick<Codebook, 'themes' | 'merged'> | null,
): CommentTerms => {
  const themeOf = themesOf(codebook);
  return {
    opinions,
    themes: (codebook?.themes ?? []).map(({ id, name }) => ({ id, name })),
    idsOf: (id) => (themeOf(id) === id ? idsOfTheme(codebook, id) : undefined),
    labelsIn: (response) => commentsOf(response, opinions).map(({ labels }) => withThemesOf(labels, themeOf)),
  };
};

/** The labels of a response's comments, as files have them. */
export const exportedLabelsOf = (response: Parameters<CommentTerms['labelsIn']>[0], { labelsIn }: CommentTerms) =>
  labelsIn(response).map(({ questionId, shown }) => ({
    questionId,
    sentiment: shown.sentiment,
    themes: [...shown.themes],
  }));
