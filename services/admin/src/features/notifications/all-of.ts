interface PageOf {
  readonly cursor?: string;
  readonly limit: number;
}

const PAGE = 200;

/** All items of a paged list. */
export const allOf = async <T>(list: (page: PageOf) => Promise<{ items: readonly T[]; nextCursor: string | null }>) => {
  const all: T[] = [];
  let page = await list({ limit: PAGE });
  all.push(...page.items);
  while (page.nextCursor) {
    page = await list({ limit: PAGE, cursor: page.nextCursor });
    all.push(...page.items);
  }
  return all;
};
