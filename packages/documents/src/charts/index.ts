export { chartDrawing, type Drawing, suitableChart, wholeChart } from './chart-drawing';
export { drawingSvg } from './chart-svg';
export { wrapped } from './text-outlines';
