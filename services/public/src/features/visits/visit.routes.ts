import { recordVisitOperation } from '@folkmoot/contracts';
import { route } from '@folkmoot/service-kit';
import { visitorOf } from '../../visitor/visitor.domain';
import { type Deps, recordVisit } from './record-visit.use-case';

export const visitRoutes = (deps: Deps) => [
  route(recordVisitOperation, {
    handle: ({ params, body, headers }) => recordVisit(deps, { ...params, ...body, visitor: visitorOf(headers) }),
  }),
];
