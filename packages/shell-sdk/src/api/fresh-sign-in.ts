import { isApiError } from './api-error';

/** Asks the person to sign in again. Resolves to true after the sign-in, to false when the person cancels. */
export type FreshSignIn = () => Promise<boolean>;

let ask: FreshSignIn | null = null;

/** For the shell, which has the dialog. Without a dialog, the caller shows the refusal. */
export const provideFreshSignIn = (next: FreshSignIn | null): void => {
  ask = next;
};

/** Whether to retry a failed call: it required a fresh sign-in, and now there is one. */
export const isFreshNow = async (error: unknown): Promise<boolean> =>
  isApiError(error, 'fresh_sign_in_required') && ask !== null && (await ask());
