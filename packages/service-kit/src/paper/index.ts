export type { CodeSheet } from './code';
export { createDrawing } from './create-drawing';
export type { DocumentBlock, DocumentContent, DocumentQuote, DocumentSection, Fact } from './document/document-content';
export type { Draw, Drawable, DrawOptions } from './drawing';
export { drawAsThread } from './drawing-thread';
export { documentHtml } from './html/document-html';
export type { PaperContent } from './paper-content';
