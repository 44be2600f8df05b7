/** @file Loaded when somebody presses "Read aloud". */

/** Text that people see in a question, without what only controls it. */
const textOf = (question: Element): string =>
  [
    ...question.querySelectorAll(
      'h2, h3, .fm-introtext, .fm-description, .fm-hint, .fm-row > p, label, li, option:not([value=""])',
    ),
  ]
    .map(({ textContent }) => textContent?.trim() ?? '')
    .filter(Boolean)
    .join('. ');

/** Reads the visible page in the language of the page. Returns a function that stops it. */
export const readAloud = (onEnd: () => void): (() => void) => {
  const parts = [...document.querySelectorAll('.fm-section, .fm-question:not([hidden])')];
  const spoken = new SpeechSynthesisUtterance(parts.map(textOf).join('. '));
  spoken.lang = document.documentElement.lang;
  spoken.onend = onEnd;
  spoken.onerror = onEnd;
  speechSynthesis.cancel();
  speechSynthesis.speak(spoken);
  return () => speechSynthesis.cancel();
};
