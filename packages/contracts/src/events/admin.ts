import * as z from 'zod';
import { defineEvent } from '../core/event';
import { idSchema } from '../core/ids';
import { councilSchema } from '../entities/council';
import { userSchema } from '../entities/user';

/** Snapshot of the whole council; the highest revision wins. */
export const councilChangedEvent = defineEvent('council.changed', {
  audited: true,
  payload: z.object({ council: councilSchema }),
});
export const councilDeletedEvent = defineEvent('council.deleted', {
  audited: true,
  payload: z.object({ councilId: idSchema }),
});
export const userChangedEvent = defineEvent('user.changed', { audited: true, payload: z.object({ user: userSchema }) });
export const sessionRevokedEvent = defineEvent('session.revoked', {
  audited: false,
  payload: z.object({ userId: idSchema, sessionIds: z.array(z.string()) }),
});
export const userSignedInEvent = defineEvent('user.signed-in', {
  audited: true,
  payload: z.object({ userId: idSchema }),
});
export const councilChosenEvent = defineEvent('session.council-chosen', {
  audited: true,
  payload: z.object({ userId: idSchema, councilId: idSchema.nullable() }),
});
