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
import { beginOfMonth, nameOfMonth } from '../../entities/usage';
import type { AiApp, AiTools } from './ai.types';
import { giveCredentials, noteUse } from './give-credentials.use-case';
import { toProviderView } from './provider.mapper';
import { addProvider, removeProvider, updateProvider } from './save-provider.use-case';
import { testProvider } from './test-provider.use-case';
import { getCouncilAi, updateCouncilAi, updateSettings } from './update-settings.use-case';

const configuration = async ({ acrossCouncils, clock }: AiApp['systemContext']) => {
  const now = clock.now();
  const { ai } = acrossCouncils.reader();
  const [settings, providers, spent] = await Promise.all([
    ai.settings(),
    ai.listProviders(),
    ai.spent(nameOfMonth(now)),
  ]);
  return { settings, providers: providers.map(toProviderView), spent, monthBeganAt: beginOfMonth(now).toISOString() };
};

const providerRoutes = ({ route }: AiApp, tools: AiTools) => [
  route(addAiProviderOperation, {
    handle: async ({ context, body }) => toProviderView(await addProvider(context, body, tools)),
  }),
  route(updateAiProviderOperation, {
    handle: async ({ context, params, body }) =>
      toProviderView(await updateProvider(context, { ...params, ...body }, tools)),
  }),
  route(removeAiProviderOperation, { handle: ({ context, params }) => removeProvider(context, params.providerId) }),
  route(testAiProviderOperation, { handle: ({ context, params }) => testProvider(context, params.providerId, tools) }),
];

const councilRoutes = ({ route }: AiApp, tools: AiTools) => [
  route(getCouncilAiOperation, { handle: ({ context, params }) => getCouncilAi(context, params.councilId) }),
  route(updateCouncilAiOperation, {
    handle: ({ context, params, body }) => updateCouncilAi(context, { ...params, ...body }),
  }),
  route(getAiCredentialsOperation, {
    handle: ({ context, body }) => giveCredentials(context, body.councilId, tools),
  }),
  route(noteAiUseOperation, { handle: ({ context, body }) => noteUse(context, body) }),
];

export const aiRoutes = (app: AiApp, tools: AiTools) => [
  app.route(getAiConfigurationOperation, { handle: ({ context }) => configuration(context) }),
  app.route(updateAiSettingsOperation, { handle: ({ context, body }) => updateSettings(context, body) }),
  ...providerRoutes(app, tools),
  ...councilRoutes(app, tools),
];
