import * as z from 'zod';
import { idSchema, momentSchema } from '../core/ids';
import { defineOperation, listOf, pageQuery } from '../core/operation';
import { isSenderName } from '../core/sender-name';
import { councilSlugSchema } from '../core/slug';
import {
  MAX_AUDIENCE_NAME,
  MAX_COUNCIL_ADDRESS,
  MAX_COUNCIL_NAME,
  MAX_COUNCIL_PHONE,
  MAX_COUNCIL_WEBSITE,
  MAX_EMAIL,
  MAX_SEARCH,
} from '../core/text-limits';
import {
  brandingEditSchema,
  councilSchema,
  divisionResidentsSchema,
  emailConfigSchema,
  privacySchema,
  timeZoneSchema,
} from '../entities/council';
import { industries } from '../entities/industries';
import { unknownMergeFields } from '../entities/merge-fields';
import { addedLanguages, pageLanguages } from '../entities/page-languages';
import { MAX_CATEGORIES } from '../entities/population-terms';
import { userSchema } from '../entities/user';

export const getCouncilOperation = defineOperation({
  name: 'getCouncil',
  service: 'admin',
  method: 'get',
  path: '/api/council',
  summary: 'The council acted in.',
  can: 'council:read',
  response: councilSchema,
});

const distinct = (items: readonly string[]): boolean =>
  new Set(items.map((item) => item.toLowerCase())).size === items.length;
const stringList = z
  .array(z.string().trim().min(1).max(MAX_AUDIENCE_NAME))
  .min(1)
  .max(200)
  .refine(distinct, 'Each entry may be there only once.');

const divisionList = z
  .array(z.string().trim().min(1).max(MAX_AUDIENCE_NAME))
  .min(1)
  .max(MAX_CATEGORIES)
  .refine(distinct, 'Each entry may be there only once.');

const residentsList = divisionResidentsSchema.refine(
  (items) => distinct(items.map(({ division }) => division)),
  'Each division may be there only once.',
);

/** `town.example` is taken as `https://town.example`; other schemes than the web's are refused. */
const isWebAddress = (text: string): boolean => {
  if (text === '') return true;
  try {
    return ['http:', 'https:'].includes(new URL(text).protocol);
  } catch {
    return false;
  }
};
const websiteSchema = z
  .string()
  .trim()
  .max(MAX_COUNCIL_WEBSITE)
  .transform((text) => (text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`))
  .refine(isWebAddress, 'Enter a web address like https://www.example.org.');

/** Runs of spaces are shown as one, so they are kept as one: the name on the screen is the name that is typed to confirm. */
const councilNameSchema = z
  .string()
  .transform((text) => text.replace(/\s+/g, ' ').trim())
  .pipe(z.string().min(1).max(MAX_COUNCIL_NAME));

const mergeFieldsKnown = (text: string): boolean => unknownMergeFields(text).length === 0;
const NO_SENDER_NAME = 'Use a name only, without an address or a web address.';
const UNKNOWN_FIELD = 'There is a merge field that does not exist.';
/** The mail settings that an admin may change. */
export const emailConfigEditSchema = emailConfigSchema
  .extend({
    fromName: emailConfigSchema.shape.fromName.refine(isSenderName, NO_SENDER_NAME),
    subject: emailConfigSchema.shape.subject.removeDefault().refine(mergeFieldsKnown, UNKNOWN_FIELD),
    body: emailConfigSchema.shape.body.removeDefault().refine(mergeFieldsKnown, UNKNOWN_FIELD),
  })
  .partial()
  .strict();
const privacyEditSchema = privacySchema
  .extend({
    longestRetentionDays: privacySchema.shape.longestRetentionDays.removeDefault(),
    collectsDevice: privacySchema.shape.collectsDevice.removeDefault(),
    collectsReferrer: privacySchema.shape.collectsReferrer.removeDefault(),
  })
  .partial()
  .strict();

export const updateCouncilOperation = defineOperation({
  name: 'updateCouncil',
  service: 'admin',
  method: 'patch',
  path: '/api/council',
  summary: 'Change some fields of the council; the rest stays.',
  can: 'council:edit',
  body: z.strictObject({
    revision: z.number().int().optional(),
    name: councilNameSchema.optional(),
    slug: councilSlugSchema.optional(),
    contactEmail: z.email().max(MAX_EMAIL).optional(),
    address: z.string().max(MAX_COUNCIL_ADDRESS).optional(),
    phone: z.string().max(MAX_COUNCIL_PHONE).optional(),
    website: websiteSchema.optional(),
    timezone: timeZoneSchema.optional(),
    language: z.enum(pageLanguages).optional(),
    branding: brandingEditSchema.partial().strict().optional(),
    settings: z
      .strictObject({
        industry: z.enum(industries).optional(),
        targetAudiences: stringList.optional(),
        /** The areas of the population: a name that is known keeps its number and its links. */
        geographicalDivisions: divisionList.optional(),
        /** All numbers that are known; those of divisions that are not there are dropped. */
        divisionResidents: residentsList.optional(),
        emailConfig: emailConfigEditSchema.optional(),
        privacy: privacyEditSchema.optional(),
        /** All that are switched on. */
        pageLanguages: z
          .array(z.enum(addedLanguages))
          .refine(distinct, 'Each language may be there only once.')
          .optional(),
      })
      .optional(),
  }),
  response: councilSchema,
  errors: ['stale_revision', 'slug_taken'],
});

/** The changes to a council, and the revision that they are based on. */
export type CouncilPatch = z.input<(typeof updateCouncilOperation)['body']>;

export const listMembersOperation = defineOperation({
  name: 'listMembers',
  service: 'admin',
  method: 'get',
  path: '/api/team/members',
  summary: 'The users of the council, newest first.',
  can: 'team:read',
  query: z.strictObject({ ...pageQuery, q: z.string().max(MAX_SEARCH).optional() }),
  response: listOf(userSchema),
});

export const getTeamActivityOperation = defineOperation({
  name: 'getTeamActivity',
  service: 'admin',
  method: 'get',
  path: '/api/team/activity',
  summary: 'How many staff were active in the last 30 days, and in the 30 before.',
  can: 'team:read',
  response: z.object({ activeUsers: z.number().int(), previousActiveUsers: z.number().int(), since: momentSchema }),
});

export const councilSummarySchema = councilSchema.extend({
  counts: z.object({ users: z.number().int(), campaigns: z.number().int(), responses: z.number().int() }),
  /** Set once it is deleted; until `erasedAfter` it can be restored. */
  deletedAt: momentSchema.nullable(),
  erasedAfter: momentSchema.nullable(),
});

export type CouncilSummary = z.infer<typeof councilSummarySchema>;

export const listCouncilsOperation = defineOperation({
  name: 'listCouncils',
  service: 'admin',
  method: 'get',
  path: '/api/admin/councils',
  summary: 'All councils with their counts, newest first.',
  can: 'system:councils',
  query: z.strictObject({
    ...pageQuery,
    q: z.string().max(MAX_SEARCH).optional(),
    /** Deleted ones are listed only when asked for. */
    status: z.enum(['active', 'pending', 'inactive', 'deleted']).optional(),
  }),
  response: listOf(councilSummarySchema),
});

export const changeCouncilSlugOperation = defineOperation({
  name: 'changeCouncilSlug',
  service: 'admin',
  method: 'put',
  path: '/api/admin/councils/:councilId/slug',
  summary: 'Give a council another address; those it had before lead to it.',
  can: 'system:councils',
  params: z.strictObject({ councilId: idSchema }),
  body: z.strictObject({ slug: councilSlugSchema, revision: z.number().int().optional() }),
  response: councilSchema,
  errors: ['not_found', 'slug_taken', 'stale_revision'],
});

export const createCouncilOperation = defineOperation({
  name: 'createCouncil',
  service: 'admin',
  method: 'post',
  path: '/api/admin/councils',
  summary: 'Make a council.',
  can: 'system:councils',
  body: z.strictObject({
    name: councilNameSchema,
    slug: councilSlugSchema,
    contactEmail: z.email().max(MAX_EMAIL),
    address: z.string().max(MAX_COUNCIL_ADDRESS).default(''),
    phone: z.string().max(MAX_COUNCIL_PHONE).default(''),
    website: websiteSchema.default(''),
    timezone: timeZoneSchema.default('UTC'),
  }),
  status: 201,
  response: councilSchema,
  errors: ['slug_taken'],
});
