import { defineFeature } from '@folkmoot/service-kit';
import { aiEntity } from '../../entities/ai-provider/ai.mongo';
import { createSealedSecrets } from '../../entities/secret';
import { aiRoutes } from './ai.routes';
import type { AiApp, AiTools } from './ai.types';
import { createCallProvider } from './call-provider';

const aiTools = ({ config }: AiApp): AiTools => ({
  secrets: createSealedSecrets(config.secretsKey, 'ai-provider-keys'),
  callProvider: createCallProvider({ privateHosts: config.aiPrivateHosts }),
});

/** AI providers, their keys, and how much each council may use them. */
export const aiProvidersFeature = defineFeature({
  name: 'ai-providers',
  entities: [aiEntity],
  dependencies: aiTools,
  routes: aiRoutes,
});
