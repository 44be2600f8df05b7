import { systemActor } from '@folkmoot/contracts';
import { defineJob, isDuplicateKey, type ServiceKit } from '@folkmoot/service-kit';
import type { AdminConfig } from '../../config';
import type { Deps } from '../../records/deps';
import { sealChain } from './append-entry';
import { auditRoutes } from './audit.routes';
import { noteHeadAcrossCouncils } from './note-head.use-case';
import { notedHeadsIn } from './noted-heads';
import { onAuditedEvent } from './on-audited-event.consumer';

const DAY_MS = 86_400_000;

type Kit = Pick<ServiceKit<AdminConfig>, 'config' | 'logger' | 'mailer'>;

/** The activity log: what writes it, reads it, and takes its end out of the database. */
export const auditParts = ({ config, logger, mailer }: Kit, { units, clock }: Deps) => {
  const { auditKey, auditHeadsFile, auditHeadsMail: headsMail, productName } = config;
  const deps = { units, clock, auditKey, heads: notedHeadsIn(auditHeadsFile) };
  const noting = { ...deps, logger, mailer, headsMail, productName };
  const noteHead = () => noteHeadAcrossCouncils(noting);
  return {
    routes: auditRoutes(deps),
    consumer: onAuditedEvent(auditKey, clock),
    noteHead,
    job: defineJob('admin.note-audit-head', { every: DAY_MS, run: noteHead }),
    /** A chain of a former version is sealed before anybody is served. */
    start: async (): Promise<void> => {
      const seal = units.unitOfWorkAcrossCouncils(systemActor('admin'), ({ audit }) =>
        sealChain(audit, auditKey, clock.now()),
      );
      // Another replica, or an event, has sealed it in the meantime.
      await seal.catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
      });
    },
  };
};
