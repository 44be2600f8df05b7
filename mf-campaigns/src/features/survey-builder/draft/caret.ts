/** Where two texts begin to agree again towards their ends: there something was typed, or taken back. */
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

/** Does something that may change the field one is in; the caret stays where the change is, and does not jump to the end. */
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
