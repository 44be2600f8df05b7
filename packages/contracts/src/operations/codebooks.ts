import * as z from 'zod';
import { idSchema } from '../core/ids';
import { defineOperation } from '../core/operation';
import { codebookSchema } from '../entities/comment';
import {
  MAX_THEME_DEFINITION,
  MAX_THEME_EXAMPLE,
  MAX_THEME_EXAMPLES,
  MAX_THEME_NAME,
  MAX_THEMES,
} from '../entities/comment-terms';

const codebookParams = z.strictObject({ codebookId: idSchema });
const name = z.string().trim().min(1).max(MAX_THEME_NAME);
const themeFields = {
  name,
  definition: z.string().trim().max(MAX_THEME_DEFINITION),
  examples: z.array(z.string().trim().min(1).max(MAX_THEME_EXAMPLE)).max(MAX_THEME_EXAMPLES),
};
const revision = z.number().int().min(0);

export const listCodebooksOperation = defineOperation({
  name: 'listCodebooks',
  service: 'campaigns',
  method: 'get',
  path: '/api/codebooks',
  summary: 'The codebooks of the council.',
  can: 'report:read',
  response: z.object({ items: z.array(codebookSchema) }),
});

export const createCodebookOperation = defineOperation({
  name: 'createCodebook',
  service: 'campaigns',
  method: 'post',
  path: '/api/codebooks',
  summary: 'A new codebook, with themes of its own or as a copy of another one.',
  can: 'comment:label',
  body: z.strictObject({
    name,
    themes: z.array(z.strictObject(themeFields)).max(MAX_THEMES).default([]),
    copyOf: idSchema.optional(),
  }),
  status: 201,
  response: codebookSchema,
  errors: ['codebook_not_found', 'too_many_codebooks'],
});

export const getCodebookOperation = defineOperation({
  name: 'getCodebook',
  service: 'campaigns',
  method: 'get',
  path: '/api/codebooks/:codebookId',
  summary: 'A codebook with its themes in their order.',
  can: 'report:read',
  params: codebookParams,
  response: codebookSchema,
  errors: ['codebook_not_found'],
});

export const updateCodebookOperation = defineOperation({
  name: 'updateCodebook',
  service: 'campaigns',
  method: 'put',
  path: '/api/codebooks/:codebookId',
  summary:
    'Save its name and all themes in their order. A theme without id is new; one that is left out is removed from all comments.',
  can: 'comment:label',
  params: codebookParams,
  body: z.strictObject({
    revision,
    name,
    themes: z.array(z.strictObject({ id: idSchema.optional(), ...themeFields })).max(MAX_THEMES),
  }),
  response: codebookSchema,
  errors: ['codebook_not_found', 'theme_not_found', 'stale_revision'],
});

export const mergeThemesOperation = defineOperation({
  name: 'mergeThemes',
  service: 'campaigns',
  method: 'post',
  path: '/api/codebooks/:codebookId/merge',
  summary: 'Make one theme of two: comments of the first one get the second one.',
  can: 'comment:label',
  params: codebookParams,
  body: z.strictObject({ revision, from: idSchema, into: idSchema }),
  response: codebookSchema,
  errors: ['codebook_not_found', 'theme_not_found', 'stale_revision'],
});

export const splitThemeOperation = defineOperation({
  name: 'splitTheme',
  service: 'campaigns',
  method: 'post',
  path: '/api/codebooks/:codebookId/split',
  summary: 'Make several themes of one. Its comments are read again for them; those that fit none keep the first one.',
  can: 'comment:label',
  params: codebookParams,
  body: z.strictObject({ revision, themeId: idSchema, into: z.array(z.strictObject(themeFields)).min(2).max(6) }),
  response: codebookSchema,
  errors: ['codebook_not_found', 'theme_not_found', 'stale_revision'],
});

export const deleteCodebookOperation = defineOperation({
  name: 'deleteCodebook',
  service: 'campaigns',
  method: 'delete',
  path: '/api/codebooks/:codebookId',
  summary: 'Delete a codebook that no campaign uses.',
  can: 'comment:label',
  params: codebookParams,
  status: 204,
  errors: ['codebook_not_found', 'codebook_in_use'],
});
