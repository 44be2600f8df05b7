/** What happened on an opt-in page; they add up. */
export interface PageFigures {
  readonly views: number;
  readonly uniqueViews: number;
  readonly signups: number;
}

export const noFigures: PageFigures = { views: 0, uniqueViews: 0, signups: 0 };

export interface PageFiguresRepository {
  /** Adds to a page's figures of a calendar day in the council's zone. */
  add(pageId: string, day: string, figures: Partial<PageFigures>): Promise<void>;
  /** Totals of pages by id; one that was never seen is left out. */
  totalsOf(pageIds: readonly string[]): Promise<ReadonlyMap<string, PageFigures>>;
  /** By day, from a day on, earliest first; days without anything are left out. */
  byDay(pageId: string, from: string): Promise<(PageFigures & { readonly day: string })[]>;
  /** All figures of a page that is gone for good. */
  eraseOfPage(pageId: string): Promise<void>;
}
