import * as z from 'zod';
import { idSchema } from '../core/ids';
import { defineOperation } from '../core/operation';
import { slugSchema } from '../core/slug';
import { staffDataSchema, subscriberDataSchema } from '../entities/personal-data';
import { emailSchema } from '../entities/user';

const person = z.strictObject({ email: emailSchema });
const look = person.extend({ purpose: z.enum(['look', 'export']).default('look') });

export const readStaffDataOperation = defineOperation({
  name: 'readStaffData',
  service: 'admin',
  method: 'post',
  path: '/api/council/personal-data/searches',
  summary: 'What the council holds of a person as staff: account and invitations. Audited, without the address.',
  can: 'personal-data:manage',
  body: look,
  response: staffDataSchema,
});

export const eraseStaffDataOperation = defineOperation({
  name: 'eraseStaffData',
  service: 'admin',
  method: 'post',
  path: '/api/council/personal-data/erasures',
  summary:
    'Erases account and invitations of a person: their name and address are gone, what they did stays without a name.',
  can: 'personal-data:manage',
  body: person,
  response: z.object({ account: z.boolean(), invitations: z.number().int() }),
  errors: ['own_account', 'last_admin'],
});

export const readSubscriberDataOperation = defineOperation({
  name: 'readSubscriberData',
  service: 'subscribers',
  method: 'post',
  path: '/api/subscribers/personal-data/searches',
  summary:
    'What the council holds of a person as a subscriber: record, consents, sign-ups, mails. Audited, without the address.',
  can: 'personal-data:manage',
  body: look,
  response: subscriberDataSchema,
});

export const eraseSubscriberDataOperation = defineOperation({
  name: 'eraseSubscriberData',
  service: 'subscribers',
  method: 'post',
  path: '/api/subscribers/personal-data/erasures',
  summary:
    'Erases a subscriber by address, with sign-ups and mails; a hash stays, so that nobody writes to them again.',
  can: 'personal-data:manage',
  body: person,
  response: z.object({ subscriber: z.boolean() }),
});

export const eraseStaffDataByCommandOperation = defineOperation({
  name: 'eraseStaffDataByCommand',
  service: 'admin',
  method: 'post',
  path: '/internal/personal-data/erasures',
  summary:
    'Erases account and invitations of a person in a council, which is named by its address. Audited as the operator.',
  can: 'internal',
  body: person.extend({ councilSlug: slugSchema }),
  response: z.object({ councilId: idSchema, account: z.boolean(), invitations: z.number().int() }),
  errors: ['not_found', 'last_admin'],
});

export const eraseSubscriberDataByCommandOperation = defineOperation({
  name: 'eraseSubscriberDataByCommand',
  service: 'subscribers',
  method: 'post',
  path: '/internal/subscribers/personal-data/erasures',
  summary: 'Erases a subscriber by address, as eraseSubscriberData does. Audited as the operator.',
  can: 'internal',
  body: person,
  response: z.object({ subscriber: z.boolean() }),
});
