import type { ResidentPage } from '@folkmoot/contracts';
import { type PageAnswer, type Pages, showPage } from './answer-page';

type NewsListPage = Extract<ResidentPage, { kind: 'newsletters' }>;

interface Listed {
  readonly id: string;
  readonly title: string;
  readonly publishedAt: string;
}

/** The list of a council's newsletters, newest first. */
export const showNewsList = (
  pages: Pages,
  council: NewsListPage['council'],
  newsletters: readonly Listed[],
): PageAnswer =>
  showPage(pages, {
    kind: 'newsletters',
    council,
    items: newsletters.map(({ id, title, publishedAt }) => ({
      title,
      publishedAt,
      url: `/${council.slug}/news/read/${id}`,
    })),
  });
