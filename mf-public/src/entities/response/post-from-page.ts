import { postWith } from './post-response';

/** Posts a response from a page. Loads the code for conflicts on demand, because few pages need it. */
export const postFromPage = postWith(() => import('./after-conflict'));
