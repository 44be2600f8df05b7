import {
  decideWaveOperation,
  getIntegrityOperation,
  getWaveOperation,
  listWaveResponsesOperation,
  setIntegrityLevelOperation,
  startIntegrityAnalysisOperation,
} from '@folkmoot/contracts';
import { decideWave } from './decide-wave.use-case';
import { getIntegrity } from './get-integrity.use-case';
import { getWave, listWaveResponses } from './get-wave.use-case';
import type { IntegrityApp, IntegrityTools } from './integrity.types';
import { setLevel } from './level';
import { startAnalysis } from './start-analysis.use-case';

export const integrityRoutes = ({ route }: IntegrityApp, tools: IntegrityTools) => [
  route(getIntegrityOperation, {
    handle: ({ context, params }) => getIntegrity(context, params.campaignId, tools),
  }),
  route(getWaveOperation, { handle: ({ context, params }) => getWave(context, params, tools) }),
  route(listWaveResponsesOperation, {
    handle: ({ context, params, query }) => listWaveResponses(context, params, query),
  }),
  route(decideWaveOperation, {
    handle: ({ context, params, body }) => decideWave(context, { ...params, ...body }, tools),
  }),
  route(setIntegrityLevelOperation, {
    handle: ({ context, params, body }) => setLevel(context, params.campaignId, body.level),
  }),
  route(startIntegrityAnalysisOperation, {
    handle: ({ context, params }) => startAnalysis(context, params.campaignId),
  }),
];
