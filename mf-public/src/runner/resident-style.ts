import type { PublicCouncil, PublicOptInPage } from '@folkmoot/contracts/client';
import choices from '../resident/choices.css?raw';
import { coloursOf } from '../resident/colours';
import form from '../resident/form.css?raw';
import page from '../resident/page.css?raw';
import { root, sheetRoot } from '../resident/root-style';
import subscriptions from '../resident/subscriptions.css?raw';

/** The residents' own style with the council's colours, as text for a document of its own. */
export const residentStyle = (council: PublicCouncil): string => `${page}${form}${choices}${root(coloursOf(council))}`;

/** The style of a sign-up page as it is being edited. */
export const signupStyle = ({ council, page: { styling } }: PublicOptInPage): string =>
  `${page}${form}${choices}${subscriptions}${sheetRoot(council, styling)}`;
