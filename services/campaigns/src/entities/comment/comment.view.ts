import type { Comment, CommentTheme } from '@folkmoot/contracts';
import { type CommentLabels, commentId, type WrittenComment } from './comment.domain';

/** The response of a comment. */
export interface CommentContext {
  readonly id: string;
  readonly number?: number | undefined;
  readonly createdAt: Date;
  readonly round: number;
}

const themesOf = ({ themes, shown }: CommentLabels): CommentTheme[] =>
  shown.themes.map((id) => {
    const of = themes.filter((theme) => theme.id === id);
    const set = of.find(({ by }) => by === 'person') ?? of[0];
    return { id, by: set?.by ?? 'built_in', words: [...new Set(of.flatMap(({ words }) => words))] };
  });

export const toCommentView = (response: CommentContext, { text, labels }: WrittenComment): Comment => {
  const { questionId, language, person, machine, shown, flags, reviewed } = labels;
  const by = person ? 'person' : machine?.by;
  return {
    id: commentId(response.id, questionId),
    responseId: response.id,
    number: response.number ?? null,
    questionId,
    text,
    createdAt: response.createdAt.toISOString(),
    round: response.round,
    language,
    sentiment: shown.sentiment && by ? { label: shown.sentiment, by } : null,
    themes: themesOf(labels),
    flags: [...flags],
    reviewed: reviewed ? { by: reviewed.by, at: reviewed.at.toISOString() } : null,
  };
};
