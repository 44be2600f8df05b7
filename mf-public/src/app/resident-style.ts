import type { PublicCouncil, PublicOptInPage } from '@folkmoot/contracts/client';
import choices from '../entities/page/choices.css?raw';
import { coloursOf } from '../entities/page/colours';
import form from '../entities/page/form.css?raw';
import later from '../entities/page/later.css?raw';
import page from '../entities/page/page.css?raw';
import picture from '../entities/page/picture.css?raw';
import { root, sheetRoot } from '../entities/page/root-style';
import sections from '../entities/page/sections.css?raw';
import subscriptions from '../entities/page/subscriptions.css?raw';

/** The residents' style with the council's colours, as text for a separate document. */
export const residentStyle = (council: PublicCouncil): string =>
  `${page}${form}${choices}${later}${sections}${picture}${root(coloursOf(council))}`;

/** The style of a sign-up page while staff edit it. */
export const signupStyle = ({ council, page: { styling } }: PublicOptInPage): string =>
  `${page}${form}${choices}${subscriptions}${sheetRoot(council, styling)}`;
