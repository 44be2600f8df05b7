/** @file Operations that mailings of campaigns and newsletters have in common. */
import * as z from 'zod';
import { momentSchema } from '../core/ids';
import { defineOperation, listOf, pageQuery } from '../core/operation';
import { MAX_SEARCH } from '../core/text-limits';
import { deliverySchema } from '../entities/mailing';
import { deliveryStates } from '../entities/mailing-terms';

/** A kind of sending, as its operations name it. */
interface SendingKind<P extends z.ZodType, R extends z.ZodType> {
  /** In names of operations: `pauseNewsletter`. */
  readonly name: string;
  /** In summaries: `Hold a newsletter`. */
  readonly noun: string;
  /** The address of one sending, with its parameter. */
  readonly path: string;
  readonly params: P;
  readonly response: R;
}

const service = 'subscribers';

/** A message as it is shown before it is sent. */
export const shownMail = {
  from: z.string(),
  replyTo: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
} as const;

export const sendBodySchema = z.strictObject({
  revision: z.number().int(),
  /** Left out: now. */
  sendAt: momentSchema.optional(),
  /** Begins at once, without time to undo it. */
  isImmediate: z.boolean().optional(),
});

export const samplesSchema = z.object({ items: z.array(z.object({ to: z.string().nullable(), ...shownMail })) });

const count = z.number().int();

/** The size of an audience, and who is left out. */
export const reachFields = {
  count,
  isExact: z.boolean(),
  /** People of the audience who have paused their mail. They are not in `count`. */
  paused: count.optional(),
  /**
   * People who match the choice and get no mail. They are not in `count`. Left out for reminders, and where counting
   * takes too long.
   */
  leftOut: z.object({ unsubscribed: count, bounced: count, complained: count, unconfirmed: count }).optional(),
} as const;

const on = <P extends z.ZodType, R extends z.ZodType>(
  { name, path, params, response }: SendingKind<P, R>,
  verb: string,
) => ({ service, name: `${verb}${name}`, path: `${path}/${verb}`, params, response }) as const;

export const sendOperation = <P extends z.ZodType, R extends z.ZodType>(
  kind: SendingKind<P, R>,
  errors: Parameters<typeof defineOperation>[0]['errors'] = [],
) =>
  defineOperation({
    ...on(kind, 'send'),
    method: 'post',
    summary:
      'Send a draft, now or at a time. Without a time it begins after the seconds of MAILING_UNDO_SECONDS and can be undone until then.',
    can: 'campaign:activate',
    body: sendBodySchema,
    errors: [
      'not_found',
      'stale_revision',
      'transition_not_allowed',
      'audience_empty',
      'mailing_time_passed',
      ...errors,
    ],
  });

export const undoOperation = <P extends z.ZodType, R extends z.ZodType>(kind: SendingKind<P, R>) =>
  defineOperation({
    ...on(kind, 'undo'),
    method: 'post',
    summary: `Make a ${kind.noun} that has not begun a draft again. Nothing of it has gone out.`,
    can: 'campaign:activate',
    errors: ['not_found', 'mailing_under_way', 'transition_not_allowed'],
  });

const steerOperation = <P extends z.ZodType, R extends z.ZodType>(
  kind: SendingKind<P, R>,
  verb: 'pause' | 'resume' | 'cancel',
  summary: string,
) =>
  defineOperation({
    ...on(kind, verb),
    method: 'post',
    summary,
    can: 'campaign:activate',
    errors: ['not_found', 'transition_not_allowed'],
  });

export const pauseOperation = <P extends z.ZodType, R extends z.ZodType>(kind: SendingKind<P, R>) =>
  steerOperation(kind, 'pause', `Hold a ${kind.noun}: nothing more goes out until it is resumed.`);

export const resumeOperation = <P extends z.ZodType, R extends z.ZodType>(kind: SendingKind<P, R>) =>
  steerOperation(kind, 'resume', `Go on with a ${kind.noun} that is held.`);

export const cancelOperation = <P extends z.ZodType, R extends z.ZodType>(kind: SendingKind<P, R>) =>
  steerOperation(kind, 'cancel', `Stop a ${kind.noun} for good; what has gone out stays.`);

export const deleteDraftOperation = <P extends z.ZodType>({
  name,
  path,
  params,
}: Pick<SendingKind<P, z.ZodType>, 'name' | 'path' | 'params'>) =>
  defineOperation({
    service,
    name: `delete${name}`,
    method: 'delete',
    path,
    summary: 'Delete a draft.',
    can: 'campaign:edit',
    params,
    status: 204,
    errors: ['not_found', 'transition_not_allowed'],
  });

/** The parts of the operation that lists the messages of a sending. */
export const deliveriesFields = {
  service,
  method: 'get',
  can: 'subscriber:read',
  query: z.strictObject({
    state: z.enum(deliveryStates).optional(),
    /** The beginning of an address, or of a part of it. */
    q: z.string().max(MAX_SEARCH).optional(),
    ...pageQuery,
  }),
  response: listOf(deliverySchema),
  errors: ['not_found'],
} as const;

/** The parts of the operation that exports the messages of a sending. */
export const deliveriesFileFields = {
  service,
  method: 'get',
  can: 'subscriber:read',
  query: z.strictObject({ state: z.enum(deliveryStates).optional() }),
  kind: 'file',
  errors: ['not_found'],
} as const;
