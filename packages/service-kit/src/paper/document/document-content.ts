/** @file What a document says, before anybody knows whether it becomes PDF or HTML. Plain data: it goes to a worker. */

export interface Fact {
  readonly label: string;
  readonly value: string;
}

export type Tone = 'positive' | 'neutral' | 'negative' | 'high' | 'medium' | 'low';

export interface DocumentQuote {
  readonly text: string;
  /** Where it is from. */
  readonly source: string;
}

interface TextBlock {
  readonly kind: 'text';
  readonly text: string;
  readonly tone?: 'lead' | 'soft';
}

interface HeadingBlock {
  readonly kind: 'heading';
  readonly text: string;
}

/** A few figures that catch the eye. */
interface FiguresBlock {
  readonly kind: 'figures';
  readonly items: readonly (Fact & { readonly note: string })[];
}

interface FactsBlock {
  readonly kind: 'facts';
  readonly caption: string;
  readonly headings: readonly [string, string];
  readonly rows: readonly Fact[];
}

interface BarRow {
  readonly label: string;
  readonly value: number;
  /** The figure in words. */
  readonly text: string;
}

interface ChartBlock {
  readonly title: string;
  readonly headings: readonly [string, string];
  readonly rows: readonly BarRow[];
}

/** Bars across, one for each answer. */
interface BarsBlock extends ChartBlock {
  readonly kind: 'bars';
  readonly notes: readonly string[];
  /** Some of what people wrote, where they answered in their own words. */
  readonly quotes?: readonly DocumentQuote[];
}

/** Bars side by side over time. */
interface ColumnsBlock extends ChartBlock {
  readonly kind: 'columns';
}

/** Parts of a whole in one bar. */
interface SharesBlock {
  readonly kind: 'shares';
  readonly title: string;
  readonly headings: readonly [string, string];
  readonly rows: readonly (BarRow & { readonly tone: Tone })[];
}

/** A statement with what shows it. */
interface StatementBlock {
  readonly kind: 'statement';
  readonly title: string;
  readonly badge: { readonly text: string; readonly tone: Tone } | null;
  readonly text: string;
  readonly quotes: readonly DocumentQuote[];
}

/** One person's answers. */
interface AnswersBlock {
  readonly kind: 'answers';
  readonly title: string;
  readonly about: string;
  readonly rows: readonly { readonly question: string; readonly answer: string }[];
}

export type DocumentBlock =
  | TextBlock
  | HeadingBlock
  | FiguresBlock
  | FactsBlock
  | BarsBlock
  | ColumnsBlock
  | SharesBlock
  | StatementBlock
  | AnswersBlock;

export type BlockOf<K extends DocumentBlock['kind']> = Extract<DocumentBlock, { kind: K }>;

export interface DocumentSection {
  readonly title: string;
  readonly startsPage: boolean;
  readonly blocks: readonly DocumentBlock[];
}

export interface DocumentContent {
  readonly language: string;
  /** What kind of document it is, and what it is about. */
  readonly kind: string;
  readonly title: string;
  /** Who it is from. */
  readonly author: string;
  /** `#rrggbb`. */
  readonly accent: string;
  /** A PNG. */
  readonly logo: Uint8Array | null;
  /** In a box on the cover. */
  readonly facts: readonly Fact[];
  /** At the foot of every page, before its number. */
  readonly footer: string;
  /** `Page {n} of {m}`. */
  readonly pageWords: string;
  /** Stands where a text has letters for which there is no font. */
  readonly instead: string;
  readonly sections: readonly DocumentSection[];
}
