import { createSealedSecrets, defineFeature, defineJob } from '@folkmoot/service-kit';
import { evidenceEntity, evidenceModel } from '../../entities/evidence/evidence.mongo';
import { evidenceRoutes } from './evidence.routes';
import type { EvidenceApp, EvidenceNeeds, EvidenceTools } from './evidence.types';
import { expireEvidence } from './expire-evidence.use-case';
import { makeEvidence } from './make-evidence.use-case';
import { createOtherServices } from './other-services';

export type { EvidenceNeeds } from './evidence.types';
export { statementText } from './statement-text';

const MAKE_INTERVAL_MS = 2_000;
const EXPIRE_INTERVAL_MS = 3_600_000;

const createEvidenceTools = ({ blobs, config, logger }: EvidenceApp, needs: EvidenceNeeds): EvidenceTools => ({
  ...needs,
  blobs,
  logger,
  others: createOtherServices(config),
  secrets: createSealedSecrets(config.serviceKey, 'evidence'),
  productName: config.productName,
});

/** Evidence packs: one signed ZIP that proves what a campaign's result was made of. */
export const evidenceFeature = (needs: EvidenceNeeds) =>
  defineFeature({
    name: 'evidence',
    entities: [evidenceEntity],
    dependencies: (app: EvidenceApp) => createEvidenceTools(app, needs),
    routes: evidenceRoutes,
    jobs: ({ systemContext }: EvidenceApp, tools) => [
      defineJob('evidence.make', {
        every: MAKE_INTERVAL_MS,
        work: {
          nextDueAt: () => systemContext.acrossCouncils.reader().evidenceSweep.findNextDueAcrossCouncils(),
          appearsIn: [evidenceModel],
        },
        run: ({ signal }) => makeEvidence(systemContext, signal, tools),
      }),
      defineJob('evidence.expire', {
        every: EXPIRE_INTERVAL_MS,
        run: ({ signal }) => expireEvidence(systemContext, signal, tools),
      }),
    ],
  });
