import { listReleasesOperation, reportRemoteLoadsOperation, rollBackReleaseOperation } from '@folkmoot/contracts';
import { listReleasesAcrossCouncils } from './list-releases.use-case';
import type { ReleaseRegistry } from './release-registry';
import type { ReleasesApp } from './releases.types';
import { reportLoadsAcrossCouncils } from './report-loads.use-case';
import { rollBackReleaseAcrossCouncils } from './roll-back-release.use-case';

export const releaseRoutes = ({ route, systemContext, logger }: ReleasesApp, registry: ReleaseRegistry) => [
  route(reportRemoteLoadsOperation, {
    handle: ({ context, body }) => reportLoadsAcrossCouncils(context, body.loads, { registry, systemContext, logger }),
  }),
  route(listReleasesOperation, { handle: ({ context }) => listReleasesAcrossCouncils(context, registry) }),
  route(rollBackReleaseOperation, {
    handle: ({ context, params, body }) => rollBackReleaseAcrossCouncils(context, { ...params, ...body }, registry),
  }),
];
