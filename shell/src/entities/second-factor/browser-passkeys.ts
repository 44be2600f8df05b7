import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { messages } from './second-factor.messages';

/** Loaded with the first use, because most visits of the page need no passkey. */
const library = () => import('@simplewebauthn/browser');

export const supportsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Why a device did not make or use a passkey, in words. */
const textOf = (error: unknown): string => {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return messages.passkeyExists;
  // Browsers also say so when the time was over, or when the device has none of the passkeys.
  return name === 'NotAllowedError' || name === 'AbortError' ? messages.passkeyCancelled : messages.passkeyFailed;
};

/** The device or the person refused. The message is for the person. */
export class PasskeyError extends Error {
  constructor(cause: unknown) {
    super(textOf(cause), { cause });
    this.name = 'PasskeyError';
  }
}

type Options = Record<string, unknown>;

/** Lets the device make a passkey. Throws PasskeyError. */
export const makePasskey = async (options: Options) => {
  const { startRegistration } = await library();
  try {
    return await startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON });
  } catch (error) {
    throw new PasskeyError(error);
  }
};

/** Lets the device use a passkey. Throws PasskeyError. */
export const askPasskey = async (options: Options) => {
  const { startAuthentication } = await library();
  try {
    return await startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON });
  } catch (error) {
    throw new PasskeyError(error);
  }
};
