import * as z from 'zod';
import { idSchema, momentSchema } from '../core/ids';
import { defineOperation, listOf, pageQuery } from '../core/operation';
import { automaticReminderFields, mailingAudienceSchema, mailingSchema, mailingTextFields } from '../entities/mailing';
import { mailingKinds } from '../entities/mailing-terms';
import {
  cancelOperation,
  deleteDraftOperation,
  deliveriesFields,
  deliveriesFileFields,
  pauseOperation,
  reachFields,
  resumeOperation,
  samplesSchema,
  sendOperation,
  shownMail,
  undoOperation,
} from './sendings';

const mailingParams = z.strictObject({ mailingId: idSchema });
const mailings = {
  name: 'Mailing',
  noun: 'mailing',
  path: '/api/mailings/:mailingId',
  params: mailingParams,
  response: mailingSchema,
} as const;
const onMailing = { service: 'subscribers', params: mailingParams, response: mailingSchema } as const;
const wording = { campaignId: idSchema, kind: z.enum(mailingKinds), ...mailingTextFields } as const;

export const createMailingOperation = defineOperation({
  name: 'createMailing',
  service: 'subscribers',
  method: 'post',
  path: '/api/mailings',
  summary: 'Begin a draft of invitations or reminders for a campaign.',
  can: 'campaign:edit',
  body: z.strictObject({ ...wording, audience: mailingAudienceSchema }),
  status: 201,
  response: mailingSchema,
  errors: ['campaign_not_found', 'not_found', 'merge_field_unknown', 'invalid_input'],
});

export const listMailingsOperation = defineOperation({
  name: 'listMailings',
  service: 'subscribers',
  method: 'get',
  path: '/api/mailings',
  summary: 'Mailings of a campaign, newest first.',
  can: 'campaign:read',
  query: z.strictObject({ campaignId: idSchema.optional(), ...pageQuery }),
  response: listOf(mailingSchema),
});

export const getMailingOperation = defineOperation({
  ...onMailing,
  name: 'getMailing',
  method: 'get',
  path: '/api/mailings/:mailingId',
  summary: 'A mailing with how far it is.',
  can: 'campaign:read',
  errors: ['not_found'],
});

export const updateMailingOperation = defineOperation({
  ...onMailing,
  name: 'updateMailing',
  method: 'patch',
  path: '/api/mailings/:mailingId',
  summary: 'Change a mailing that has not begun; one that is scheduled becomes a draft again.',
  can: 'campaign:edit',
  body: z.strictObject({ ...mailingTextFields, audience: mailingAudienceSchema, revision: z.number().int() }),
  errors: ['not_found', 'stale_revision', 'transition_not_allowed', 'merge_field_unknown', 'invalid_input'],
});

export const deleteMailingOperation = deleteDraftOperation(mailings);

export const sendMailingOperation = sendOperation(mailings, ['mailing_campaign_closed', 'reminder_too_soon']);

export const undoMailingOperation = undoOperation(mailings);

export const pauseMailingOperation = pauseOperation(mailings);

export const resumeMailingOperation = resumeOperation(mailings);

export const cancelMailingOperation = cancelOperation(mailings);

export const setAutomaticReminderOperation = defineOperation({
  ...onMailing,
  name: 'setAutomaticReminder',
  method: 'put',
  path: '/api/mailings/:mailingId/automatic-reminder',
  summary:
    'Plan one reminder to those who have not answered this invitation, at 09:00 of a later day, or switch it off. It does not go out to fewer than 10 people.',
  can: 'campaign:activate',
  body: z.strictObject({ reminder: z.strictObject(automaticReminderFields).nullable() }),
  errors: ['not_found', 'transition_not_allowed', 'merge_field_unknown'],
});

export const listDeliveriesOperation = defineOperation({
  ...deliveriesFields,
  name: 'listDeliveries',
  path: '/api/mailings/:mailingId/deliveries',
  summary:
    'The messages of a mailing. Of a reminder, and of a further invitation to the same people, only those that did not arrive: the others would show who has answered.',
  params: mailingParams,
});

export const exportDeliveriesOperation = defineOperation({
  ...deliveriesFileFields,
  name: 'exportDeliveries',
  path: '/api/mailings/:mailingId/deliveries.csv',
  summary: 'The messages of a mailing as CSV, streamed. It leaves out what the list leaves out.',
  params: mailingParams,
});

export const resendMailingOperation = defineOperation({
  ...onMailing,
  name: 'resendMailing',
  method: 'post',
  path: '/api/mailings/:mailingId/resend',
  summary:
    'Send an invitation again to people whose message failed. Addresses that do not exist, bounces, complaints, and people who may have the invitation already are left out.',
  can: 'campaign:activate',
  errors: ['not_found', 'transition_not_allowed', 'mailing_campaign_closed', 'nothing_to_resend'],
});

export const countAudienceOperation = defineOperation({
  name: 'countAudience',
  service: 'subscribers',
  method: 'post',
  path: '/api/mailings/audience',
  summary: 'How many people an audience has now.',
  can: 'subscriber:read',
  body: z.strictObject({ campaignId: idSchema, audience: mailingAudienceSchema }),
  response: z.object({
    ...reachFields,
    /** People of an invitation's audience who already have an invitation for this round. */
    alreadyInvited: z.number().int().optional(),
    /** When the last invitation to these people began; null when nobody has one. */
    invitedAt: momentSchema.nullable().optional(),
    /** For a reminder: when the next one may begin; null when it may begin now. */
    nextReminderAt: momentSchema.nullable().optional(),
  }),
  errors: ['campaign_not_found', 'not_found'],
});

export const previewMailingOperation = defineOperation({
  name: 'previewMailing',
  service: 'subscribers',
  method: 'post',
  path: '/api/mailings/preview',
  summary: 'The message as it would be sent, as page and as plain text.',
  can: 'campaign:read',
  body: z.strictObject(wording),
  response: z.object(shownMail),
  errors: ['campaign_not_found', 'merge_field_unknown'],
});

export const sampleMailingOperation = defineOperation({
  name: 'sampleMailing',
  service: 'subscribers',
  method: 'get',
  path: '/api/mailings/:mailingId/samples',
  summary:
    'The message as up to three people of the audience would get it, with links that lead nowhere. A reminder has one sample without an address: three addresses would show who has not answered.',
  can: 'subscriber:read',
  params: mailingParams,
  response: samplesSchema,
  errors: ['not_found', 'campaign_not_found', 'merge_field_unknown'],
});

export const testMailingOperation = defineOperation({
  name: 'testMailing',
  service: 'subscribers',
  method: 'post',
  path: '/api/mailings/test',
  summary: 'Send the message to the person who asks for it; its link answers nothing for anybody.',
  can: 'campaign:edit',
  body: z.strictObject(wording),
  status: 202,
  response: z.object({ to: z.string() }),
  errors: ['campaign_not_found', 'merge_field_unknown', 'mail_failed', 'too_many_requests', 'unavailable'],
});

/** Asked by the operator and in tests; otherwise once a day by itself. */
export const tellAnsweredOperation = defineOperation({
  name: 'tellAnswered',
  service: 'public',
  method: 'post',
  path: '/internal/answered-invitations',
  summary: 'Tell the subscribers service at once which invitations were answered, instead of during the night.',
  can: 'internal',
  response: z.object({ told: z.number().int() }),
});

/** Invitations in one question: some 500 kB. */
export const ANSWERS_ASKED_AT_ONCE = 10_000;
const ANSWERS_LIMIT = 1024 * 1024;

export const findAnsweredOperation = defineOperation({
  name: 'findAnswered',
  service: 'public',
  method: 'post',
  path: '/internal/answered-invitations/among',
  summary: 'Which of these invitations have been used to answer. Asked in shuffled batches of a whole audience.',
  can: 'internal',
  isRepeatable: true,
  body: z.strictObject({
    campaignId: idSchema,
    invitations: z.array(z.string().max(100)).max(ANSWERS_ASKED_AT_ONCE),
  }),
  bodyLimit: ANSWERS_LIMIT,
  response: z.object({ answered: z.array(z.string()) }),
});

export const readUserAddressOperation = defineOperation({
  name: 'readUserAddress',
  service: 'admin',
  method: 'post',
  path: '/internal/user-addresses',
  summary: 'Where a user gets mail, for the services that send some.',
  can: 'internal',
  isRepeatable: true,
  body: z.strictObject({ userId: idSchema }),
  response: z.object({ email: z.string() }),
  errors: ['not_found'],
});
