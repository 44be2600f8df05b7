import { bindConsumers, defineFeature, defineJob } from '@folkmoot/service-kit';
import { createFactorSecrets, createPasskeys } from '../../entities/factor';
import { factorEntity } from '../../entities/factor/factor.mongo';
import { factorRoutes } from './factor.routes';
import type { FactorRouteTools, FactorsApp, SessionViewOf } from './factors.types';
import { type FactorNotice, mailFactorChange } from './mail-factor-change.use-case';
import { onFactorChanged } from './on-factor-changed.consumer';

const MAIL_JOB = 'admin.mail-factor-change';
const MAIL_ATTEMPTS = 6;

const factorTools = ({ config }: FactorsApp, sessionViewOf: SessionViewOf): FactorRouteTools => ({
  passkeys: createPasskeys(config.publicOrigin, config.productName),
  factorSecrets: createFactorSecrets(config.secretsKey),
  productName: config.productName,
  ofSystemAdmins: !config.demoData,
  getSession: sessionViewOf(config),
});

const factorJobs = ({ systemContext, mailer, config }: FactorsApp) => [
  defineJob<FactorNotice>(MAIL_JOB, {
    attempts: MAIL_ATTEMPTS,
    run: ({ data }) => mailFactorChange(systemContext, data, { mailer, ...config }),
  }),
];

/** Passkeys, authenticator apps and recovery codes, and who requires them. */
export const factorsFeature = (sessionViewOf: SessionViewOf) =>
  defineFeature({
    name: 'factors',
    entities: [factorEntity],
    dependencies: (app: FactorsApp) => factorTools(app, sessionViewOf),
    routes: factorRoutes,
    consumers: ({ units, jobs }: FactorsApp) =>
      bindConsumers(units, [onFactorChanged((notice) => jobs.schedule(MAIL_JOB, notice))]),
    jobs: factorJobs,
  });
