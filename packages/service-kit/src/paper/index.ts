export { cards } from './cards';
export { codePdf } from './code';
export type { DocumentBlock, DocumentContent, DocumentQuote, DocumentSection, Fact } from './document/document-content';
export { documentPdf } from './document/document-pdf';
export { documentHtml } from './html/document-html';
export type { PaperContent } from './paper-content';
export { type PaperSize, poster } from './poster';
