import { listSurveysOperation } from '@folkmoot/contracts';
import type { FeatureApp } from '@folkmoot/service-kit';
import { type LibraryRecords, listSurveys } from './list-surveys.use-case';

export const libraryRoutes = ({ route }: FeatureApp<LibraryRecords>) => [
  route(listSurveysOperation, { handle: ({ context, query }) => listSurveys(context, query) }),
];
