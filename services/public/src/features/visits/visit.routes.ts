import { recordVisitOperation } from '@folkmoot/contracts';
import { route } from '@folkmoot/service-kit';
import { recordVisit } from './record-visit.use-case';

type Deps = Parameters<typeof recordVisit>[0];

export const visitRoutes = (deps: Deps) => [
  route(recordVisitOperation, {
    handle: ({ params, body }) => recordVisit(deps, { ...params, type: body.type, startToken: body.startToken }),
  }),
];
