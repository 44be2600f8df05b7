import type { PublicCouncil } from '@folkmoot/contracts/client';
import choices from '../resident/choices.css?raw';
import { accentOf } from '../resident/colours';
import form from '../resident/form.css?raw';
import page from '../resident/page.css?raw';

/** The residents' own style with the council's colour, as text for a document of its own. */
export const residentStyle = ({ branding }: PublicCouncil): string =>
  `${page}${form}${choices}:root{--accent:${accentOf(branding.primaryColor)}}`;
