import { assemble, defineService } from '@folkmoot/service-kit';
import { commitmentsFeature } from './features/commitments';
import { consultationsFeature } from './features/consultations';
import { filesFeature } from './features/files';
import { hearBackFeature } from './features/hear-back';
import { checkAnswers, formIntakeOf, type IntakeApp, intakeFeature, receiptLookupOf } from './features/intake';
import { invitationsFeature } from './features/invitations';
import { newslettersFeature } from './features/newsletters';
import { pageViewsFeature } from './features/page-views';
import { pagesFeature } from './features/pages';
import { preferencesFeature } from './features/preferences';
import { receiptsFeature } from './features/receipts';
import { resultsFeature } from './features/results';
import { scansFeature } from './features/scans';
import { promptsOf, type SignupApp, signupsFeature } from './features/signups';
import { surveyPreviewsFeature } from './features/survey-previews';
import { type SurveyApp, surveyPagesOf, surveysFeature } from './features/surveys';
import { underAttackFeature } from './features/under-attack';
import { visitsFeature } from './features/visits';

/** The parts of other features that the page of a survey uses. */
const pageTools = (app: SurveyApp & IntakeApp & SignupApp) => ({
  ...surveyPagesOf(app),
  ...formIntakeOf(app),
  ...promptsOf(app),
});

/** The public service: published surveys and their pages, the intake of responses, visits, sign-ups. */
export const publicService = defineService({
  name: 'public',
  ...assemble([
    surveysFeature,
    pagesFeature(pageTools),
    surveyPreviewsFeature(checkAnswers),
    filesFeature,
    intakeFeature,
    receiptsFeature(receiptLookupOf),
    invitationsFeature,
    underAttackFeature,
    visitsFeature,
    pageViewsFeature,
    scansFeature,
    // Before the sign-up pages: none of them may have the address `commitments`.
    commitmentsFeature,
    signupsFeature,
    // Behind the sign-up pages: a page at the address `news` keeps the addresses below it.
    newslettersFeature,
    resultsFeature,
    // Before the preferences, which take any token.
    hearBackFeature,
    consultationsFeature,
    preferencesFeature,
  ]),
});
