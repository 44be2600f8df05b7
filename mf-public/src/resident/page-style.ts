import type { OptInPage, PublicCouncil } from '@folkmoot/contracts/client';
import { coloursOf } from './colours';
import css from './resident.css';
import { root, sheetRoot } from './root-style';
import subscriptionsCss from './subscriptions.css';

/** What differs between councils, said last so that it wins. */
export const surveyStyle = (council: PublicCouncil | null): string => css + root(coloursOf(council));

/** Of the pages by which residents subscribe. */
export const subscriptionStyle = (council: PublicCouncil | null): string =>
  css + subscriptionsCss + root(coloursOf(council));

/** Of a sign-up page as staff have styled it. */
export const sheetStyle = (council: PublicCouncil, styling: OptInPage['styling']): string =>
  css + subscriptionsCss + sheetRoot(council, styling);
