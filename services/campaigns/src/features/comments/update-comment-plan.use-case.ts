import {
  type BodyOf,
  commentPlanChangedEvent,
  DomainError,
  type updateCommentPlanOperation,
} from '@folkmoot/contracts';
import { type ChosenKind, chosenPersonal, plannedKinds } from '../../entities/comment-plan';
import { definedQuestions, everAsked } from '../../entities/response';
import type { CommentsContext } from './comment.types';
import { openComments } from './open-comments';

type Input = { readonly campaignId: string } & BodyOf<typeof updateCommentPlanOperation>;

/**
 * Decides how the written answers are read. A question that becomes personal takes its answers out of stored analyses,
 * which quote them. Throws campaign_not_found, codebook_not_found, not_found.
 */
export const updateCommentPlan = async (
  context: CommentsContext,
  { campaignId, kinds, codebookId }: Input,
): Promise<void> => {
  const { actor, unitOfWork, clock } = context;
  await openComments(context, campaignId);
  await unitOfWork(actor, async (unit) => {
    const { commentPlans, codebooks, insights, outbox } = unit;
    const before = await commentPlans.find(campaignId);
    if (codebookId !== null) await codebooks.get(codebookId);
    const { questions, versions } = await definedQuestions(unit, campaignId);
    const written = new Map(
      plannedKinds(everAsked(questions, versions), null).map((planned) => [planned.question.id, planned]),
    );
    if (!kinds.every(({ questionId }) => written.has(questionId))) throw new DomainError('not_found');
    // A later choice for the same question counts.
    const chosen = new Map([...(before?.kinds ?? []), ...kinds].map((choice) => [choice.questionId, choice]));
    const choices: ChosenKind[] = [...chosen.values()].filter(
      ({ questionId, kind }) => written.get(questionId)?.defaultKind !== kind || kind === 'personal',
    );
    const personalBefore = chosenPersonal(before);
    const isMorePersonal = [...chosenPersonal({ kinds: choices })].some((id) => !personalBefore.has(id));
    if (isMorePersonal) await insights.clear(campaignId);
    await commentPlans.choose(campaignId, { kinds: choices, codebookId }, clock.now());
    const planned = plannedKinds(everAsked(questions, versions), { kinds: choices });
    const count = (kind: ChosenKind['kind']) => planned.filter((each) => each.kind === kind).length;
    await outbox.add(commentPlanChangedEvent, {
      aggregate: { type: 'campaign', id: campaignId, revision: (before?.revision ?? 0) + 1 },
      payload: {
        campaignId,
        codebookId,
        opinions: count('opinion'),
        facts: count('fact'),
        personal: count('personal'),
      },
    });
  });
};
