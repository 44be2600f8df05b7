export { DragHandle } from './DragHandle';
export { messages as draggingMessages } from './dragging.messages';
export { moved } from './moved';
export { useDrag } from './use-drag';
