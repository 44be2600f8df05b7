/** @file Every generated file of deploy/observability, for `npm run docs`. */
import { grafanaDashboards } from './dashboards';
import { prometheusRuleTests } from './rule-tests';
import { prometheusConfig, prometheusRules } from './rules';

export const OBSERVABILITY_FOLDER = 'deploy/observability';

export const observabilityFiles = (): Record<string, string> => ({
  [`${OBSERVABILITY_FOLDER}/rules.yml`]: prometheusRules(),
  [`${OBSERVABILITY_FOLDER}/rules.test.yml`]: prometheusRuleTests(),
  [`${OBSERVABILITY_FOLDER}/prometheus.yml`]: prometheusConfig(),
  ...Object.fromEntries(
    Object.entries(grafanaDashboards()).map(([name, text]) => [`${OBSERVABILITY_FOLDER}/dashboards/${name}`, text]),
  ),
});
