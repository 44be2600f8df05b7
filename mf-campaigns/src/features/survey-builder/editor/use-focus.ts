import { type RefObject, useEffect } from 'react';
import { useBuilderState, useTools } from '../builder-context';

const LOOKS = 60;

/** Looks for an element for several frames: a distant question renders its fields only when it is near the view. */
const whenThere = (find: () => HTMLElement | null, use: (element: HTMLElement) => void, looks = LOOKS): void => {
  const element = find();
  if (element) use(element);
  else if (looks > 0) requestAnimationFrame(() => whenThere(find, use, looks - 1));
};

const showAndFocus = (card: Element | null): void => {
  card?.scrollIntoView?.({ block: 'nearest' });
  whenThere(
    () => card?.querySelector<HTMLElement>('[data-title]') ?? null,
    (title) => {
      title.focus({ preventScroll: true });
      card?.scrollIntoView?.({ block: 'nearest' });
    },
  );
};

/** After adding, deleting, copying and jumping, moves the focus to the question, or to the add button. */
export const useFocusFollowing = (root: RefObject<HTMLElement | null>): void => {
  const { store } = useTools();
  const isWanted = useBuilderState((state) => state.isFocusWanted);
  useEffect(() => {
    if (!isWanted || !root.current) return;
    const { selectedId, selectedPart, focusDone } = store.getState();
    focusDone();
    if (selectedPart) showAndFocus(root.current.querySelector(`[data-part="${selectedPart}"]`));
    else if (selectedId) showAndFocus(root.current.querySelector(`[data-question="${selectedId}"]`));
    else root.current.querySelector<HTMLElement>('[data-add]')?.focus();
  }, [isWanted, root, store]);
};
