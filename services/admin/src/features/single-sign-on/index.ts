import { systemActor } from '@folkmoot/contracts';
import { defineFeature, defineJob } from '@folkmoot/service-kit';
import { ssoConnectionEntity } from '../../entities/sso-connection/sso-connection.mongo';
import { ssoDomainEntity } from '../../entities/sso-domain/sso-domain.mongo';
import { createFindRecords } from '../../integrations/single-sign-on/find-records';
import { createProviderClients } from '../../integrations/single-sign-on/provider-clients';
import { checkDomainsAcrossCouncils } from './domains.use-case';
import { renewMetadataAcrossCouncils } from './renew-metadata.use-case';
import { ssoRoutes } from './sso.routes';
import type { SsoApp, SsoTools } from './sso.types';

const HOUR_MS = 3_600_000;
const METADATA_INTERVAL_MS = 12 * HOUR_MS;

const actorIn = (councilId: string) => systemActor('admin', councilId);

const ssoJobs = (app: SsoApp, tools: SsoTools) => [
  defineJob('admin.check-sso-domains', {
    every: HOUR_MS,
    run: ({ signal }) => checkDomainsAcrossCouncils(app, signal, tools, actorIn),
  }),
  defineJob('admin.renew-sso-metadata', {
    every: METADATA_INTERVAL_MS,
    run: ({ signal }) => renewMetadataAcrossCouncils(app, signal, tools, actorIn),
  }),
];

/** The settings of single sign-on: provider, domains, and whether it is required. */
export const singleSignOnFeature = defineFeature({
  name: 'single-sign-on',
  entities: [ssoConnectionEntity, ssoDomainEntity],
  dependencies: ({ config, clock }: SsoApp): SsoTools => ({
    ...createProviderClients(config, clock),
    findRecords: createFindRecords(config.ssoDnsServers),
  }),
  routes: ssoRoutes,
  jobs: ssoJobs,
});
