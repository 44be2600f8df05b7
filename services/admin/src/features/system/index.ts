import { defineFeature } from '@folkmoot/service-kit';
import { countLogos } from '../../entities/council';
import { createMailDomainLookUp } from './mail-domain';
import { systemRoutes } from './system.routes';
import type { CouncilDetailTools, SystemApp } from './system.types';

const detailTools = ({ config, blobs }: SystemApp): CouncilDetailTools => ({
  mailFrom: config.mailFrom,
  lookUpMailDomain: createMailDomainLookUp(),
  countLogos: (councilId) => countLogos(blobs, councilId),
});

/** Figures of the installation, and one council in detail. */
export const systemFeature = defineFeature({ name: 'system', dependencies: detailTools, routes: systemRoutes });
