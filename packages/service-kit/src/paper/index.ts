export { cards } from './cards';
export { codePdf } from './code';
export type { PaperContent } from './paper-content';
export { type PaperSize, poster } from './poster';
