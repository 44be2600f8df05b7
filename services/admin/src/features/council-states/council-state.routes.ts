import { changeCouncilStatusOperation, deleteCouncilOperation, restoreCouncilOperation } from '@folkmoot/contracts';
import { toCouncilView } from '../../entities/council';
import { changeCouncilStatus } from './change-council-status.use-case';
import type { CouncilStateApp } from './council-state.types';
import { deleteCouncil } from './delete-council.use-case';
import { restoreCouncil } from './restore-council.use-case';

export const councilStateRoutes = ({ route }: CouncilStateApp) => [
  route(changeCouncilStatusOperation, {
    handle: async ({ context, params, body }) =>
      toCouncilView(await changeCouncilStatus(context, { ...params, ...body })),
  }),
  route(deleteCouncilOperation, {
    handle: ({ context, params, query }) => deleteCouncil(context, { ...params, ...query }),
  }),
  route(restoreCouncilOperation, {
    handle: async ({ context, params }) => toCouncilView(await restoreCouncil(context, params.councilId)),
  }),
];
