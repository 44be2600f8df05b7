import {
  addAiProviderOperation,
  getAiConfigurationOperation,
  getAiCredentialsOperation,
  getCouncilAiOperation,
  noteAiUseOperation,
  removeAiProviderOperation,
  testAiProviderOperation,
  updateAiProviderOperation,
  updateAiSettingsOperation,
  updateCouncilAiOperation,
} from '@folkmoot/contracts';
import { asUser, route } from '@folkmoot/service-kit';
import { beginOfMonth, nameOfMonth } from '../../months/month.domain';
import type { AiDeps } from './ai.deps';
import { giveCredentials, noteUse } from './give-credentials.use-case';
import { toProviderView } from './provider.mapper';
import { addProvider, removeProvider, updateProvider } from './save-provider.use-case';
import { testProvider } from './test-provider.use-case';
import { getCouncilAi, updateCouncilAi, updateSettings } from './update-settings.use-case';

const configuration = async ({ units, clock }: AiDeps) => {
  const now = clock.now();
  const { ai } = units.readerAcrossCouncils();
  const [settings, providers, spent] = await Promise.all([
    ai.settings(),
    ai.listProviders(),
    ai.spent(nameOfMonth(now)),
  ]);
  return { settings, providers: providers.map(toProviderView), spent, monthBeganAt: beginOfMonth(now).toISOString() };
};

const providerRoutes = (deps: AiDeps) => [
  route(addAiProviderOperation, {
    handle: async ({ actor, body }) => toProviderView(await addProvider(deps, asUser(actor), body)),
  }),
  route(updateAiProviderOperation, {
    handle: async ({ actor, params, body }) =>
      toProviderView(await updateProvider(deps, asUser(actor), params.providerId, body)),
  }),
  route(removeAiProviderOperation, {
    handle: ({ actor, params }) => removeProvider(deps, asUser(actor), params.providerId),
  }),
  route(testAiProviderOperation, {
    handle: ({ actor, params }) => testProvider(deps, asUser(actor), params.providerId),
  }),
];

export const aiRoutes = (deps: AiDeps) => [
  route(getAiConfigurationOperation, { handle: () => configuration(deps) }),
  route(updateAiSettingsOperation, { handle: ({ actor, body }) => updateSettings(deps, asUser(actor), body) }),
  ...providerRoutes(deps),
  route(getCouncilAiOperation, { handle: ({ params }) => getCouncilAi(deps, params.councilId) }),
  route(updateCouncilAiOperation, {
    handle: ({ actor, params, body }) => updateCouncilAi(deps, asUser(actor), params.councilId, body),
  }),
  route(getAiCredentialsOperation, { handle: ({ body }) => giveCredentials(deps, body.councilId) }),
  route(noteAiUseOperation, { handle: ({ body }) => noteUse(deps, body) }),
];
