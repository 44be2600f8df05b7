import * as z from 'zod';
import { defineOperation } from '../core/operation';
import {
  loadReportSchema,
  releaseVersionSchema,
  remoteNameSchema,
  remoteReleasesSchema,
} from '../entities/release-health';

const MAX_REPORTS = 10;

export const reportRemoteLoadsOperation = defineOperation({
  name: 'reportRemoteLoads',
  service: 'admin',
  method: 'post',
  path: '/api/release-loads',
  summary:
    'Which releases of remotes this page has loaded, and which of them failed. Reports of other releases are ignored.',
  can: 'signed-in',
  body: z.strictObject({ loads: z.array(loadReportSchema).min(1).max(MAX_REPORTS) }),
  status: 204,
});

export const listReleasesOperation = defineOperation({
  name: 'listReleases',
  service: 'admin',
  method: 'get',
  path: '/api/admin/releases',
  summary: 'The releases of each remote, who gets them, and their loads and errors of the last ten minutes.',
  can: 'system:health',
  response: z.object({ items: z.array(remoteReleasesSchema) }),
});

export const rollBackReleaseOperation = defineOperation({
  name: 'rollBackRelease',
  service: 'admin',
  method: 'post',
  path: '/api/admin/releases/:remote/roll-back',
  summary: 'Withdraw a release: the canary, or the live one when there is a release before it. Audited.',
  can: 'system:health',
  params: z.strictObject({ remote: remoteNameSchema }),
  body: z.strictObject({ version: releaseVersionSchema }),
  status: 204,
  errors: ['not_found', 'no_earlier_release', 'registry_not_writable'],
});
