import { recordVisitOperation } from '@folkmoot/contracts';
import { route } from '@folkmoot/service-kit';
import { visitorOf } from '../../entities/visit';
import { recordVisit } from './record-visit.use-case';
import type { VisitTools } from './visit.types';

export const visitRoutes = (tools: VisitTools) => [
  route(recordVisitOperation, {
    handle: ({ params, body, headers }) => recordVisit({ ...params, ...body, visitor: visitorOf(headers) }, tools),
  }),
];
