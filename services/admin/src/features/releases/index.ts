import { defineFeature } from '@folkmoot/service-kit';
import { remoteReleaseEntity } from '../../entities/remote-release/remote-release.mongo';
import { type ReleaseRegistry, releaseRegistry } from './release-registry';
import { releaseRoutes } from './releases.routes';
import type { ReleasesApp } from './releases.types';

/** Which releases of remotes are served, how they do, and the roll back of one that fails. */
export const releasesFeature = defineFeature({
  name: 'releases',
  entities: [remoteReleaseEntity],
  dependencies: ({ config }: ReleasesApp): ReleaseRegistry =>
    releaseRegistry({ staticDir: config.staticDir, registry: config.remotesFile }),
  routes: releaseRoutes,
});
