import type { PublicSurvey } from '@folkmoot/contracts/client';

/** A survey as a resident's page shows it. */
export type ResidentSurvey = NonNullable<PublicSurvey['survey']>;
