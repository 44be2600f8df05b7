import type { OptInPage, PublicCouncil, SurveyContent } from '@folkmoot/contracts/client';
import { hasLaterParts } from '@folkmoot/question-types/input';
import { coloursOf } from './colours';
import commitmentsCss from './commitments.css';
import consultationsCss from './consultations.css';
import later from './later.css';
import news from './news.css';
import ownDataCss from './own-data.css';
import picture from './picture.css';
import css from './resident.css';
import resultsCss from './results.css';
import returned from './returned.css';
import { root, sheetRoot } from './root-style';
import sectionsCss from './sections.css';
import subscriptionsCss from './subscriptions.css';

/** The values that differ between councils come last, so that they win. */
export const surveyStyle = (council: PublicCouncil | null): string => css + root(coloursOf(council));

/** Style of the form of a survey. Few surveys have later types, settings of options or sections, and few forms come back, so only they have their style. */
export const formStyle = (
  council: PublicCouncil,
  { questions, sections }: Pick<SurveyContent, 'questions' | 'sections'>,
  isReturned: boolean,
): string =>
  (hasLaterParts(questions) ? later : '') +
  (sections ? sectionsCss : '') +
  (isReturned ? returned : '') +
  (council.branding.pictureUrl ? picture : '') +
  surveyStyle(council);

/** Style of the subscription pages. */
export const subscriptionStyle = (council: PublicCouncil | null): string =>
  css + subscriptionsCss + root(coloursOf(council));

/** Style of newsletters on public pages. */
export const newsStyle = (council: PublicCouncil): string => css + news + root(coloursOf(council));

/** Style of published results. They have no form. */
export const resultsStyle = (council: PublicCouncil): string => resultsCss + root(coloursOf(council));

/** Style of pages with commitments, beside results or alone. */
export const commitmentsStyle = (council: PublicCouncil): string =>
  resultsCss + commitmentsCss + root(coloursOf(council));
/** Style of the list of consultations. */
export const consultationsStyle = (council: PublicCouncil): string => consultationsCss + root(coloursOf(council));

/** Style of the pages of a person's own data. */
export const ownDataStyle = (council: PublicCouncil | null): string =>
  css + subscriptionsCss + ownDataCss + root(coloursOf(council));

/** Style of a sign-up page, with the settings that staff chose. */
export const sheetStyle = (council: PublicCouncil, styling: OptInPage['styling']): string =>
  css + subscriptionsCss + sheetRoot(council, styling);
