import {
  addSsoDomainOperation,
  getSsoOperation,
  removeSsoDomainOperation,
  removeSsoOperation,
  requireSsoOperation,
  saveSsoOperation,
  testSsoOperation,
  verifySsoDomainOperation,
} from '@folkmoot/contracts';
import { addDomain, removeDomain, verifyDomain } from './domains.use-case';
import { getSettings } from './get-settings.use-case';
import { requireSso } from './require-sso.use-case';
import { removeConnection, saveConnection } from './save-connection.use-case';
import type { SsoApp, SsoTools } from './sso.types';
import { testConnection } from './test-connection.use-case';

export const ssoRoutes = ({ route, config }: SsoApp, tools: SsoTools) => [
  route(getSsoOperation, { handle: ({ context }) => getSettings(context, tools) }),
  route(saveSsoOperation, {
    handle: async ({ context, body }) => {
      await saveConnection(context, body, { ...tools, mayBePlain: config.ssoNetworks.length > 0 });
      return getSettings(context, tools);
    },
  }),
  route(removeSsoOperation, { handle: ({ context }) => removeConnection(context) }),
  route(testSsoOperation, { handle: ({ context }) => testConnection(context, tools) }),
  route(addSsoDomainOperation, { handle: ({ context, body }) => addDomain(context, body.domain) }),
  route(verifySsoDomainOperation, {
    handle: ({ context, params }) => verifyDomain(context, params.domainId, tools),
  }),
  route(removeSsoDomainOperation, { handle: ({ context, params }) => removeDomain(context, params.domainId) }),
  route(requireSsoOperation, {
    handle: async ({ context, body }) => {
      await requireSso(context, body);
      return getSettings(context, tools);
    },
  }),
];
