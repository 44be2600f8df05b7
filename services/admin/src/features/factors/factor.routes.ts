import {
  addPasskeyOperation,
  confirmAppOperation,
  confirmSessionOperation,
  getCouncilFactorsOperation,
  getOwnFactorsOperation,
  removeAppOperation,
  removePasskeyOperation,
  renamePasskeyOperation,
  renewRecoveryCodesOperation,
  requireFactorsOperation,
  resetFactorsByCommandOperation,
  resetMemberFactorsOperation,
  startAppOperation,
  startConfirmationOperation,
  startPasskeyOperation,
} from '@folkmoot/contracts';
import { addPasskey } from './add-passkey.use-case';
import { removeFactor } from './change-own-factors';
import { confirmAuthenticatorApp } from './confirm-authenticator-app.use-case';
import { confirmSession } from './confirm-session.use-case';
import type { FactorRouteTools, FactorsApp } from './factors.types';
import { getCouncilFactors } from './get-council-factors.use-case';
import { getOwnFactors } from './get-own-factors.use-case';
import { renamePasskey } from './rename-passkey.use-case';
import { renewRecoveryCodes } from './renew-recovery-codes.use-case';
import { requireFactors } from './require-factors.use-case';
import { resetFactorsByCommand, resetMemberFactors } from './reset-factors.use-case';
import { startAuthenticatorApp } from './start-authenticator-app.use-case';
import { startConfirmation } from './start-confirmation.use-case';
import { startPasskey } from './start-passkey.use-case';

const withoutPasskey = (passkeyId: string): Parameters<typeof removeFactor>[1] => ({
  remaining: (factors) => {
    const passkeys = factors.passkeys.filter(({ id }) => id !== passkeyId);
    return passkeys.length < factors.passkeys.length ? { ...factors, passkeys } : null;
  },
  change: 'passkey_removed',
});

const withoutApp: Parameters<typeof removeFactor>[1] = {
  remaining: (factors) => (factors.app ? { ...factors, app: null } : null),
  change: 'app_removed',
};

export const factorRoutes = ({ route }: FactorsApp, tools: FactorRouteTools) => [
  route(getOwnFactorsOperation, { handle: ({ context }) => getOwnFactors(context, tools) }),
  route(startPasskeyOperation, { handle: ({ context }) => startPasskey(context, tools) }),
  route(addPasskeyOperation, { handle: ({ context, body }) => addPasskey(context, body, tools) }),
  route(renamePasskeyOperation, {
    handle: ({ context, params, body }) => renamePasskey(context, params.passkeyId, body.name),
  }),
  route(removePasskeyOperation, {
    handle: ({ context, params }) => removeFactor(context, withoutPasskey(params.passkeyId), tools),
  }),
  route(startAppOperation, { handle: ({ context }) => startAuthenticatorApp(context, tools) }),
  route(confirmAppOperation, { handle: ({ context, body }) => confirmAuthenticatorApp(context, body.code, tools) }),
  route(removeAppOperation, { handle: ({ context }) => removeFactor(context, withoutApp, tools) }),
  route(renewRecoveryCodesOperation, {
    handle: async ({ context }) => ({ recoveryCodes: await renewRecoveryCodes(context, tools) }),
  }),
  route(startConfirmationOperation, { handle: ({ context }) => startConfirmation(context, tools) }),
  route(confirmSessionOperation, {
    handle: async ({ context, body }) => {
      await confirmSession(context, body, tools);
      return tools.getSession(context);
    },
  }),
  route(getCouncilFactorsOperation, { handle: ({ context }) => getCouncilFactors(context) }),
  route(requireFactorsOperation, {
    handle: async ({ context, body }) => {
      await requireFactors(context, body.graceDays);
      return getCouncilFactors(context);
    },
  }),
  route(resetMemberFactorsOperation, { handle: ({ context, params }) => resetMemberFactors(context, params.userId) }),
  route(resetFactorsByCommandOperation, { handle: ({ context, body }) => resetFactorsByCommand(context, body.email) }),
];
