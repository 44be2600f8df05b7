import { listSurveysOperation } from '@folkmoot/contracts';
import { route } from '@folkmoot/service-kit';
import type { Deps } from '../../records/repositories';
import { listSurveys } from './list-surveys.use-case';

export const libraryRoutes = (deps: Deps) => [
  route(listSurveysOperation, { handle: ({ actor, query }) => listSurveys(deps, actor, query) }),
];
