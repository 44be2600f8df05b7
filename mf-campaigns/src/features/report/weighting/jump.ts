/** Places of the report that other parts of it lead to. */
export const places = { missing: 'who-is-missing', weighting: 'weighting' } as const;

/** Scrolls to a part of the report and puts the focus there, without a new address. */
export const jumpTo = (place: (typeof places)[keyof typeof places]): void => {
  const part = document.getElementById(place);
  // jsdom has no `scrollIntoView`.
  part?.scrollIntoView?.({ block: 'start' });
  part?.focus({ preventScroll: true });
};
