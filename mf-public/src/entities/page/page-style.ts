import type { OptInPage, PublicCouncil } from '@folkmoot/contracts/client';
import { coloursOf } from './colours';
import css from './resident.css';
import { root, sheetRoot } from './root-style';
import subscriptionsCss from './subscriptions.css';

/** The values that differ between councils come last, so that they win. */
export const surveyStyle = (council: PublicCouncil | null): string => css + root(coloursOf(council));

/** Style of the subscription pages. */
export const subscriptionStyle = (council: PublicCouncil | null): string =>
  css + subscriptionsCss + root(coloursOf(council));

/** Style of a sign-up page, with the settings that staff chose. */
export const sheetStyle = (council: PublicCouncil, styling: OptInPage['styling']): string =>
  css + subscriptionsCss + sheetRoot(council, styling);
