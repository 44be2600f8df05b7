import userEvent, { type UserEvent } from '@testing-library/user-event';

/** Keys by name, `{Enter}`, and lines need real key presses. */
const NAMED_KEY = /[{[\n]/;
/** Below this length a paste saves nothing. */
const SHORT = 4;

/**
 * A person at the screen, without pauses. A longer text is typed by its first and last character and pasted between
 * them: each key press draws the whole form again, which took a quarter of the time of browser tests.
 */
export const createPerson = (): UserEvent => {
  const user = userEvent.setup({ delay: null });
  const type: UserEvent['type'] = async (element, text, options) => {
    if (options || text.length < SHORT || NAMED_KEY.test(text)) return user.type(element, text, options);
    await user.type(element, text.slice(0, 1));
    await user.paste(text.slice(1, -1));
    await user.keyboard(text.slice(-1));
  };
  return { ...user, type };
};
