export type { CodeSheet } from './code';
export type {
  BlockOf,
  DocumentBlock,
  DocumentContent,
  DocumentQuote,
  DocumentSection,
  Fact,
} from './document/document-content';
export { type Draw, type Drawable, type DrawOptions, drawPaper } from './drawing';
export type { PaperContent, PaperPlace } from './paper-content';
