/** Counters of an opt-in page. */
export interface PageFigures {
  readonly views: number;
  readonly uniqueViews: number;
  readonly signups: number;
}

export const noFigures: PageFigures = { views: 0, uniqueViews: 0, signups: 0 };

export interface PageFiguresRepository {
  /** Adds to the counters of a page for a calendar day in the council's time zone. */
  add(pageId: string, day: string, figures: Partial<PageFigures>): Promise<void>;
  /** Totals by page id. Pages without views are left out. */
  totalsOf(pageIds: readonly string[]): Promise<ReadonlyMap<string, PageFigures>>;
  /** Figures by day since `from`, earliest first. Days without figures are left out. */
  byDay(pageId: string, from: string): Promise<(PageFigures & { readonly day: string })[]>;
  /** Deletes all figures of a page that was deleted for ever. */
  eraseOfPage(pageId: string): Promise<void>;
}
