import { bindConsumers, defineFeature, defineJob, isDuplicateKey } from '@folkmoot/service-kit';
import { auditEntity, auditModel } from '../../entities/audit-entry/audit.mongo';
import { sealChain } from './append-entry';
import { auditRoutes } from './audit.routes';
import type { AuditApp, AuditTools } from './audit.types';
import { noteHeadAcrossCouncils } from './note-head.use-case';
import { notedHeadsIn } from './noted-heads';
import { onAuditedEvent } from './on-audited-event.consumer';

const DAY_MS = 86_400_000;

const auditTools = ({ config }: AuditApp): AuditTools => ({
  auditKey: config.auditKey,
  heads: notedHeadsIn(config.auditHeadsFile),
});

const auditJobs = ({ systemContext, config, logger, mailer }: AuditApp, { heads }: AuditTools) => [
  defineJob('admin.note-audit-head', {
    every: DAY_MS,
    run: () =>
      noteHeadAcrossCouncils(systemContext, {
        heads,
        logger,
        mailer,
        headsMail: config.auditHeadsMail,
        productName: config.productName,
      }),
  }),
];

/** Seals the chain of a former version before the first request. */
const sealFormerChain = async ({ systemContext }: AuditApp, { auditKey }: AuditTools): Promise<void> => {
  const { actor, acrossCouncils, clock } = systemContext;
  const seal = acrossCouncils.unitOfWork(actor, ({ audit }) => sealChain(audit, auditKey, clock.now()));
  // Another replica, or an event, has sealed it meanwhile.
  await seal.catch((error: unknown) => {
    if (!isDuplicateKey(error)) throw error;
  });
};

/** The activity log: writes it, reads it, and copies its end out of the database. */
export const auditFeature = defineFeature({
  name: 'audit',
  entities: [auditEntity],
  dependencies: auditTools,
  routes: auditRoutes,
  consumers: ({ units, clock }: AuditApp, { auditKey }) => bindConsumers(units, [onAuditedEvent(auditKey, clock)]),
  jobs: auditJobs,
  // The entries of an erased council stay. They contain ids only.
  erasure: () => ({ kept: [auditModel] }),
  start: sealFormerChain,
});
