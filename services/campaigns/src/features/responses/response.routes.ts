import { listResponsesOperation, recountReportsOperation } from '@folkmoot/contracts';
import { ofSeries } from '../../entities/answer-series';
import { weightsOfSeries } from '../../entities/weighting';
import { checkRollups } from './check-rollups.use-case';
import { listResponses } from './list-responses.use-case';
import type { ResponseApp, ResponseTools } from './response.types';

export const responseRoutes = ({ route }: ResponseApp, tools: ResponseTools) => [
  route(listResponsesOperation, {
    handle: async ({ context, params, query: { importedSeries, ...query } }) => {
      const weightsOf = importedSeries === undefined ? tools.weightsOf : weightsOfSeries;
      const shown = await ofSeries(context, params.campaignId, importedSeries);
      return listResponses(shown, { ...params, query }, { ...tools, weightsOf });
    },
  }),
  route(recountReportsOperation, { handle: ({ context, body }) => checkRollups(context, body.repair) }),
];
