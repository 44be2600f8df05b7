/** @file Loaded when somebody presses "Read aloud". */

/** Text that people see in a question, without what only controls it. */
const textOf = (question: Element): string =>
  [...question.querySelectorAll('h2, .fm-description, .fm-hint, .fm-row > p, label, li, option:not([value=""])')]
    .map(({ textContent }) => textContent?.trim() ?? '')
    .filter(Boolean)
    .join('. ');

/** Reads the visible question in the language of the page. Returns a function that stops it. */
export const readAloud = (onEnd: () => void): (() => void) => {
  const question = document.querySelector('.fm-question:not([hidden])');
  const spoken = new SpeechSynthesisUtterance(question ? textOf(question) : '');
  spoken.lang = document.documentElement.lang;
  spoken.onend = onEnd;
  spoken.onerror = onEnd;
  speechSynthesis.cancel();
  speechSynthesis.speak(spoken);
  return () => speechSynthesis.cancel();
};
