import {
  addPasskeyOperation,
  cancelPendingSignInOperation,
  confirmAppOperation,
  finishPendingSignInOperation,
  getOwnFactorsOperation,
  listOwnSessionsOperation,
  type OwnFactors,
  readPendingSignInOperation,
  removeAppOperation,
  renewRecoveryCodesOperation,
  startAppOperation,
  startPasskeyOperation,
} from '@folkmoot/contracts/client';
import { accessibilityProblems, handle, problem, sampleSession } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderShell, type ShellSketch } from '../../testing/render-shell';

const CODES = Array.from({ length: 10 }, (_, at) => `aaaa-bbbb-000${at}`);
const MOMENT = '2026-01-05T09:00:00.000Z';
const none: OwnFactors = {
  kinds: [],
  recoveryCodesLeft: 0,
  dueAt: null,
  mustSetUp: false,
  passkeys: [],
  app: null,
  requiredBy: null,
  allowsPasskeys: true,
};
const withApp: OwnFactors = {
  ...none,
  kinds: ['app'],
  recoveryCodesLeft: 2,
  app: { createdAt: MOMENT, lastUsedAt: null },
};

const openAccount = (own: OwnFactors, handlers: ShellSketch['handlers'] = []) =>
  renderShell({
    route: '/dashboard/account',
    handlers: [
      handle(listOwnSessionsOperation, () => ({ items: [], nextCursor: null })),
      handle(getOwnFactorsOperation, () => own),
      ...handlers,
    ],
  });

/** A browser whose device makes the passkey that it is asked for, or whose owner cancels. */
const deviceThat = (create: () => Promise<unknown>): void => {
  Object.defineProperty(window, 'PublicKeyCredential', { configurable: true, value: () => undefined });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create } });
};
afterEach(() => {
  for (const [owner, name] of [
    [window, 'PublicKeyCredential'],
    [navigator, 'credentials'],
  ] as const) {
    Reflect.deleteProperty(owner, name);
  }
});

const bytes = (): ArrayBuffer => new Uint8Array([1, 2, 3]).buffer;
const credential = {
  id: 'AQID',
  rawId: bytes(),
  type: 'public-key',
  response: { attestationObject: bytes(), clientDataJSON: bytes() },
  getClientExtensionResults: () => ({}),
};
const options = {
  challenge: 'AQID',
  rp: { id: 'localhost', name: 'Folkmoot' },
  user: { id: 'AQID', name: 'ada', displayName: 'Ada' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
};

describe('the set-up of a second factor', () => {
  const setUpPasskey = async (shell: ReturnType<typeof openAccount>) => {
    await shell.user.click(await screen.findByRole('button', { name: 'Set up' }));
    await shell.user.click(await screen.findByRole('button', { name: 'Set up: Fingerprint, face or PIN' }));
    await shell.user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByText('Enter a name.')).toBeVisible();
    await shell.user.type(screen.getByRole('textbox', { name: 'Name' }), 'Work laptop');
    await shell.user.click(screen.getByRole('button', { name: 'Continue' }));
  };
  const start = handle(startPasskeyOperation, () => ({ options }));

  it('names a passkey, lets the device make it and shows the recovery codes once', async () => {
    deviceThat(async () => credential);
    const passkey = { id: 'AQID', name: 'Work laptop', createdAt: MOMENT, lastUsedAt: null };
    const shell = openAccount(none, [start, handle(addPasskeyOperation, () => ({ passkey, recoveryCodes: CODES }))]);
    await setUpPasskey(shell);
    expect(await screen.findByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
    expect(shell.inputsOf(addPasskeyOperation)).toMatchObject([
      { body: { name: 'Work laptop', response: { id: 'AQID' } } },
    ]);
    expect(await accessibilityProblems()).toEqual([]);
    await shell.user.keyboard('{Escape}');
    await shell.user.click(screen.getByRole('button', { name: 'I have saved them' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says what to do when the person cancels on the device', async () => {
    deviceThat(() => Promise.reject(Object.assign(new Error('no'), { name: 'NotAllowedError' })));
    await setUpPasskey(openAccount(none, [start]));
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was confirmed on your device.');
  });

  it('shows the key of an app, and says that a code is wrong', async () => {
    const shell = openAccount({ ...none, allowsPasskeys: false }, [
      handle(startAppOperation, () => ({ secret: 'JBSW Y3DP', uri: 'otpauth://totp/x', qrCode: '<svg/>' })),
      handle(confirmAppOperation, () => {
        throw problem('code_wrong');
      }),
    ]);
    await shell.user.click(await screen.findByRole('button', { name: 'Set up' }));
    expect(await screen.findByText(/Passkeys do not work at this address/)).toBeVisible();
    await shell.user.click(screen.getByRole('button', { name: 'Set up: Authenticator app' }));
    expect(await screen.findByText('JBSW Y3DP')).toBeVisible();
    expect(screen.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible();
    await shell.user.type(screen.getByRole('textbox', { name: 'Code from your app' }), ' 123456 ');
    await shell.user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This code is not right.');
    expect(shell.inputsOf(confirmAppOperation)).toEqual([{ body: { code: '123456' } }]);
    expect(await accessibilityProblems()).toEqual([]);
  });
});

describe('the list of second factors', () => {
  it('says that few codes are left, makes new ones and shows them', async () => {
    const shell = openAccount(withApp, [handle(renewRecoveryCodesOperation, () => ({ recoveryCodes: CODES }))]);
    expect(await screen.findByText(/^2 codes left\. /)).toBeVisible();
    await shell.user.click(screen.getByRole('button', { name: 'Make new codes' }));
    await shell.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Make new codes' }));
    expect(await screen.findByText(CODES[0] ?? '')).toBeVisible();
  });

  it('keeps the dialog open with the reason when the last factor cannot be removed', async () => {
    const shell = openAccount(withApp, [
      handle(removeAppOperation, () => {
        throw problem('last_factor', { detail: 'You must have a second factor.' });
      }),
    ]);
    await shell.user.click(await screen.findByRole('button', { name: 'Remove Authenticator app' }));
    await shell.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(shell.notices()).toHaveLength(1));
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

describe('a sign-in that waits for a second factor', () => {
  const openPending = (handlers: ShellSketch['handlers'] = []) => {
    window.history.replaceState(null, '', '/auth?awaits=second-factor');
    return renderShell({
      route: '/auth',
      session: null,
      handlers: [
        handle(readPendingSignInOperation, () => ({
          account: 'a***@riverside.example',
          kinds: ['app' as const],
          hasRecoveryCodes: true,
          helper: 'council-admin' as const,
          councilName: 'Riverside Council',
          expiresAt: '2026-01-05T09:10:00.000Z',
        })),
        ...handlers,
      ],
    });
  };

  it('takes a code of the app or a recovery code, and says who helps when all is lost', async () => {
    const shell = openPending([handle(finishPendingSignInOperation, () => sampleSession())]);
    expect(await screen.findByRole('heading', { name: 'Confirm that it is you' })).toHaveFocus();
    await shell.user.click(screen.getByRole('button', { name: 'I have lost all of these' }));
    expect(screen.getByText(/Ask an administrator of Riverside Council/)).toBeVisible();
    await shell.user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await shell.user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(screen.getByText('Enter the code.')).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
    await shell.user.type(screen.getByRole('textbox', { name: 'Recovery code' }), CODES[0] ?? '');
    await shell.user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() =>
      expect(shell.inputsOf(finishPendingSignInOperation)).toEqual([{ body: { recoveryCode: CODES[0] } }]),
    );
  });

  it('ends with words when its time is over, and can be given up', async () => {
    const shell = openPending([
      handle(finishPendingSignInOperation, 'pending_sign_in_over'),
      handle(cancelPendingSignInOperation, () => undefined),
    ]);
    await shell.user.type(await screen.findByRole('textbox', { name: 'Code from your app' }), '123456');
    await shell.user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(await screen.findByRole('textbox', { name: 'Email address' })).toBeVisible();
  });
});
