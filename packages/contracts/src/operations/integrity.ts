import * as z from 'zod';
import { idSchema } from '../core/ids';
import { defineOperation, listOf, pageQuery } from '../core/operation';
import {
  integrityAnalysisSchema,
  integrityLevelSchema,
  integritySchema,
  waveEffectSchema,
  waveSchema,
} from '../entities/integrity';
import { MAX_WAVE_EXCEPTIONS, MAX_WAVE_REASON, waveDecisions } from '../entities/integrity-terms';
import { responseSchema } from '../entities/response';
import { integrityLevels } from '../entities/watch-terms';
import { campaignParams } from './campaigns';

const waveParams = campaignParams.extend({ waveId: idSchema });

/** Thousands of ids fit. */
const DECISION_LIMIT = 512 * 1024;

export const getIntegrityOperation = defineOperation({
  name: 'getIntegrity',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId/integrity',
  summary:
    'Which responses belong together and why, what staff decided, what difference it makes, and a statement that a council can publish.',
  can: 'report:read',
  params: campaignParams,
  response: integritySchema,
  errors: ['campaign_not_found'],
});

export const getWaveOperation = defineOperation({
  name: 'getWave',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId/integrity/waves/:waveId',
  summary:
    'One wave with the responses of its sample, its effect on each result, and the responses that the decision leaves out.',
  can: 'report:read',
  params: waveParams,
  response: z.object({
    wave: waveSchema,
    sample: z.array(responseSchema),
    effects: z.array(waveEffectSchema),
    /** Ids of the responses that the present decision leaves out. */
    exceptIds: z.array(z.string()),
  }),
  errors: ['campaign_not_found', 'wave_not_found'],
});

export const listWaveResponsesOperation = defineOperation({
  name: 'listWaveResponses',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId/integrity/waves/:waveId/responses',
  summary: 'Ids of the responses in a wave, the newest first.',
  can: 'report:read',
  params: waveParams,
  query: z.strictObject(pageQuery),
  response: listOf(z.string()),
  errors: ['campaign_not_found', 'wave_not_found'],
});

export const decideWaveOperation = defineOperation({
  name: 'decideWave',
  service: 'campaigns',
  method: 'put',
  path: '/api/campaigns/:campaignId/integrity/waves/:waveId',
  summary:
    'Keep a wave, note that a group organised it, or take it out of the counts, as a whole or without some responses. With `null` the decision is taken back. Many responses change in the background.',
  can: 'campaign:edit',
  params: waveParams,
  body: z.strictObject({
    decision: z.enum(waveDecisions).nullable(),
    /** Also of taking a decision back. */
    reason: z.string().trim().min(1).max(MAX_WAVE_REASON),
    /** Responses of the wave that the decision is not about. */
    except: z.array(z.string().min(1).max(100)).max(MAX_WAVE_EXCEPTIONS).optional(),
    /** With the revision that the caller has seen, a wave that changed meanwhile is not decided. */
    revision: z.number().int().min(0).optional(),
  }),
  bodyLimit: DECISION_LIMIT,
  response: waveSchema,
  errors: ['campaign_not_found', 'wave_not_found', 'wave_changed'],
});

export const setIntegrityLevelOperation = defineOperation({
  name: 'setIntegrityLevel',
  service: 'campaigns',
  method: 'put',
  path: '/api/campaigns/:campaignId/integrity/level',
  summary: 'Whether pages are watchful during a burst, never or always.',
  can: 'campaign:edit',
  params: campaignParams,
  body: z.strictObject({ level: z.enum(integrityLevels) }),
  response: integrityLevelSchema,
  errors: ['campaign_not_found', 'stale_revision'],
});

export const startIntegrityAnalysisOperation = defineOperation({
  name: 'startIntegrityAnalysis',
  service: 'campaigns',
  method: 'post',
  path: '/api/campaigns/:campaignId/integrity/analysis',
  summary: 'Compare the responses that came since the last run now.',
  can: 'campaign:edit',
  params: campaignParams,
  status: 202,
  response: integrityAnalysisSchema,
  errors: ['campaign_not_found'],
});
