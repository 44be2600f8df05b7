import { changeCouncilStatusOperation, deleteCouncilOperation, restoreCouncilOperation } from '@folkmoot/contracts';
import { asUser, route } from '@folkmoot/service-kit';
import type { Deps } from '../../records/deps';
import { toCouncilView } from '../../records/views.domain';
import { changeCouncilStatus } from './change-council-status.use-case';
import { deleteCouncil } from './delete-council.use-case';
import { restoreCouncil } from './restore-council.use-case';

export const councilStateRoutes = (deps: Deps) => [
  route(changeCouncilStatusOperation, {
    handle: async ({ actor, params, body }) =>
      toCouncilView(await changeCouncilStatus(deps, asUser(actor), { ...params, ...body })),
  }),
  route(deleteCouncilOperation, {
    handle: ({ actor, params, query }) => deleteCouncil(deps, asUser(actor), { ...params, ...query }),
  }),
  route(restoreCouncilOperation, {
    handle: async ({ actor, params }) => toCouncilView(await restoreCouncil(deps, asUser(actor), params.councilId)),
  }),
];
