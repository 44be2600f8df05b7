import type { PublicSurvey } from '@folkmoot/contracts/client';

/** The survey data of a resident's page. */
export type ResidentSurvey = NonNullable<PublicSurvey['survey']>;
