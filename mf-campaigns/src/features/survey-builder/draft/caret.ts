/** The position after the changed part: from there on, both texts are equal. */
export const caretAfter = (before: string, after: string): number => {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return after.length - end;
};

const isText = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type === 'text');

/** Runs an action that may change the focused field, and keeps the caret at the change instead of the end. */
export const keepingCaret = (work: () => void): void => {
  const field = document.activeElement;
  const before = isText(field) ? field.value : '';
  work();
  if (!isText(field)) return;
  // React writes the new value after this event.
  setTimeout(() => {
    if (document.activeElement !== field || field.value === before) return;
    const at = caretAfter(before, field.value);
    field.setSelectionRange(at, at);
  });
};
