import { isApiError } from './api-error';

/** Asks the person to sign in again. True once they did; false when they would rather not. */
export type FreshSignIn = () => Promise<boolean>;

let ask: FreshSignIn | null = null;

/** For the shell, which has the dialog. Without one the refusal is the caller's to show. */
export const provideFreshSignIn = (next: FreshSignIn | null): void => {
  ask = next;
};

/** Whether a failed call is worth making once more: it asked for a fresh sign-in, and now there is one. */
export const isFreshNow = async (error: unknown): Promise<boolean> =>
  isApiError(error, 'fresh_sign_in_required') && ask !== null && (await ask());
