import { enhance, type FetchedPage, focusOnNews } from '../entities/subscription/enhance';

/** Replaces the page with the response to a form. */
const show = ({ page, response }: FetchedPage): void => {
  const next = page.querySelector('#root');
  const shown = document.querySelector('#root');
  // A page without #root is not from this product.
  if (!next || !shown) {
    location.assign(response.url);
    return;
  }
  document.title = page.title;
  if (response.redirected) history.replaceState(null, '', response.url);
  shown.replaceWith(next);
  enhance(next, show);
  focusOnNews(next);
  if (!next.querySelector('[data-focus]')) window.scrollTo(0, 0);
};

enhance(document, show);
