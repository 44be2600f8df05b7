import { listResponsesOperation, recountReportsOperation } from '@folkmoot/contracts';
import { ofSeries } from '../../entities/answer-series';
import type { RedactTexts } from '../../entities/response';
import { checkRollups } from './check-rollups.use-case';
import { listResponses } from './list-responses.use-case';
import type { ResponseApp } from './response.types';

export const responseRoutes = ({ route }: ResponseApp, redactTexts: RedactTexts) => [
  route(listResponsesOperation, {
    handle: async ({ context, params, query: { importedSeries, ...query } }) =>
      listResponses(await ofSeries(context, params.campaignId, importedSeries), { ...params, query }, redactTexts),
  }),
  route(recountReportsOperation, { handle: ({ context, body }) => checkRollups(context, body.repair) }),
];
