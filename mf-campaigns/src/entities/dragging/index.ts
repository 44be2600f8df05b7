export { type DragWords, useDrag } from './use-drag';
