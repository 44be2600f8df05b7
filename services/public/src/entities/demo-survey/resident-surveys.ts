import { type FeatureApp, oncePerService } from '@folkmoot/service-kit';
import type { CopiesRepository } from '../published-survey/copies.repository';
import { createPublishedSurveys } from '../published-survey/published-surveys';
import { withDemo } from './demo-survey';

type SurveysApp = Pick<FeatureApp<{ readonly copies: CopiesRepository }>, 'units'>;

/** The surveys that residents can open: the published ones and the demo survey. All features use the same memory. */
export const residentSurveysOf = oncePerService(({ units }: SurveysApp) =>
  withDemo(createPublishedSurveys(units.readerAcrossCouncils().copies)),
);
