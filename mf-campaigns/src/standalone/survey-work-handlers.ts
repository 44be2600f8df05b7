import {
  endPresenceOperation,
  listMembersOperation,
  notePresenceOperation,
} from '@folkmoot/contracts/client';
import { sampleUser } from '@folkmoot/sample-data/council';
import { type Handler, handle } from '@folkmoot/shell-sdk/standalone';
import type { Shelf } from './saved-surveys';

const COLLEAGUE = 'user-sam';

/** A colleague who has the first question of every survey open. */
export const surveyWorkHandlers = (shelf: Shelf): Handler[] => [
  handle(listMembersOperation, () => ({
    items: [sampleUser(), sampleUser({ id: COLLEAGUE, name: 'Sam Staff', role: 'council_staff' })],
    nextCursor: null,
  })),
  handle(notePresenceOperation, ({ params }) => {
    const { revision, questions } = shelf.survey(params.campaignId);
    return { surveyRevision: revision, others: [{ userId: COLLEAGUE, questionId: questions[0]?.id ?? null }] };
  }),
  handle(endPresenceOperation, () => undefined),
];
