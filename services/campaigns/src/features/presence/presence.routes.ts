import { endPresenceOperation, notePresenceOperation } from '@folkmoot/contracts';
import { notePresence } from './note-presence.use-case';
import type { PresenceApp } from './presence.types';

export const presenceRoutes = ({ route }: PresenceApp) => [
  route(notePresenceOperation, {
    handle: ({ context, params, body }) => notePresence(context, params.campaignId, body.questionId),
  }),
  route(endPresenceOperation, {
    handle: ({ context: { actor, unitOfWork }, params }) =>
      unitOfWork(actor, async ({ campaigns, presences }) => {
        const { id } = await campaigns.get(params.campaignId);
        await presences.end(id, actor.userId);
      }),
  }),
];
