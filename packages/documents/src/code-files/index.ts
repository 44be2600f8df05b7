export { drawCodeFile } from './code-file';
export { drawSheets, type PaperDesign } from './draw-sheets';
export { type PlacedCode, zipCodeImages } from './zip-code-images';
