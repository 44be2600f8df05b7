import { endPresenceOperation, notePresenceOperation } from '@folkmoot/contracts';
import { notePresence } from './note-presence.use-case';
import type { PresenceApp } from './presence.types';

export const presenceRoutes = ({ route }: PresenceApp) => [
  route(notePresenceOperation, {
    handle: ({ context, params, body }) => notePresence(context, params.campaignId, body.questionId),
  }),
  route(endPresenceOperation, {
    handle: ({ context: { actor, unitOfWork }, params }) =>
      unitOfWork(actor, ({ presences }) => presences.end(params.campaignId, actor.userId)),
  }),
];
