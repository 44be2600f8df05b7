import { postWith } from './post-response';

/** Hands a response in from a page: what hardly anybody needs is fetched when it is needed. */
export const postFromPage = postWith(() => import('./after-conflict'));
