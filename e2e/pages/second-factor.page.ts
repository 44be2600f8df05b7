import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { signInLink } from '../commands/inbox';
import { ARRIVES_MS } from './visit';

export const PASSKEY = 'Use your fingerprint, face or PIN';
export const APP = 'Use a code from your app';
export const RECOVERY = 'Use a recovery code';

/** Gives the browser a device whose owner always confirms by fingerprint. */
export const addDevice = async (page: Page): Promise<void> => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

const STEP_MS = 30_000;
/** The key as the page shows it: groups of four letters and digits. */
export const APP_KEY = /^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/;

/** Codes of an authenticator app. */
export const appWith = (key: string) => {
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  return {
    code: () => totp.generate(),
    /** The code of the next half minute, as a phone shows it whose clock is ahead: no test waits for it. */
    nextCode: () => totp.generate({ timestamp: Date.now() + STEP_MS }),
  };
};

/** Uses a new link, so that the page asks for the second factor. */
export const useLink = async (page: Page, origin: string, email: string): Promise<void> => {
  const before = new Date(Date.now() - 1000);
  await page.goto('/auth');
  await page.getByRole('textbox', { name: /email/i }).fill(email);
  await page.getByRole('button', { name: 'Send magic link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible({ timeout: ARRIVES_MS });
  await page.goto(await signInLink(origin, email, before));
  await expect(page.getByRole('heading', { name: 'Confirm that it is you' })).toBeVisible({ timeout: ARRIVES_MS });
};

/** Ends the session as a browser that was closed for long. */
export const forgetSession = (page: Page): Promise<void> => page.context().clearCookies({ name: 'folkmoot_session' });

export const enterCode = async (page: Page, label: string, code: string): Promise<void> => {
  await page.getByRole('textbox', { name: label }).fill(code);
  await page.getByRole('button', { name: 'Confirm' }).click();
};
