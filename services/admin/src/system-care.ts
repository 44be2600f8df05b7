import type { ServiceKit } from '@folkmoot/service-kit';
import { type AdminConfig, otherServiceUrls } from './config';
import { deadLetterRoutes } from './features/dead-letters';
import { createServiceAsker, createWatch, getSystemHealthAcrossCouncils, healthRoutes } from './features/health';
import { maintenanceRoutes } from './features/maintenance';
import type { Deps } from './records/deps';

const PERCENT = 100;

/** 99.9 is 0.999, and no rounding error beside it. */
const shareOf = (percent: number): number => Number((percent / PERCENT).toFixed(6));

/** System Health, dead letters and maintenance, and the watch that notes what happens while nobody looks. */
export const systemCare = ({ config, report, deadLetters, logger }: ServiceKit<AdminConfig>, deps: Deps) => {
  const { serviceKey, availabilityTarget } = config;
  const urls = otherServiceUrls(config);
  const askServices = createServiceAsker({ serviceKey, urls, ownReport: report });
  const health = { ...deps, askServices, availabilityTarget: shareOf(availabilityTarget) };
  return {
    routes: [...healthRoutes(health), ...deadLetterRoutes({ ...deps, deadLetters }), ...maintenanceRoutes(deps)],
    watch: createWatch(() => getSystemHealthAcrossCouncils(health), logger),
  };
};
