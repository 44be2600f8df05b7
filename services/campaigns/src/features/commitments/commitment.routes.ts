import {
  addCommitmentOperation,
  changeCommitmentOperation,
  deleteCommitmentOperation,
  listCommitmentsOperation,
  listCommitmentThemesOperation,
} from '@folkmoot/contracts';
import { addCommitment, changeCommitment, deleteCommitment } from './change-commitments.use-case';
import type { CommitmentApp, CommitmentContext, CommitmentTools } from './commitment.types';
import { listCommitments, listCommitmentThemes, viewsOf } from './list-commitments.use-case';

type Changed = Awaited<ReturnType<typeof addCommitment>>;

export const commitmentRoutes = ({ route }: CommitmentApp, tools: CommitmentTools) => {
  const viewOf = async (context: CommitmentContext, { list, point }: Changed) => {
    const [view] = await viewsOf(context, { list, points: [point] }, tools);
    return view as NonNullable<typeof view>;
  };
  return [
    route(listCommitmentsOperation, {
      handle: ({ context, params }) => listCommitments(context, params.campaignId, tools),
    }),
    route(listCommitmentThemesOperation, {
      handle: async ({ context, params }) => ({
        items: await listCommitmentThemes(context, params.campaignId, tools),
        nextCursor: null,
      }),
    }),
    route(addCommitmentOperation, {
      handle: async ({ context, params, body }) =>
        viewOf(context, await addCommitment(context, { ...params, ...body, by: context.actor.userId }, tools)),
    }),
    route(changeCommitmentOperation, {
      handle: async ({ context, params, body }) =>
        viewOf(context, await changeCommitment(context, { ...params, ...body, by: context.actor.userId }, tools)),
    }),
    route(deleteCommitmentOperation, { handle: ({ context, params }) => deleteCommitment(context, params, tools) }),
  ];
};
