import type { ModelDefinition } from '@folkmoot/service-kit';
import { testUnits } from '@folkmoot/service-kit/testing';
import { models as allModels, createRepositories } from './repositories';

/**
 * Units of work over the repositories of this service, on a database of their own. For a whole test file or a
 * `describe`. Tests of one repository name its models: fewer collections are quicker to make and to empty.
 */
export const campaignsUnits = (models: readonly ModelDefinition[] = allModels) =>
  testUnits({ models, repositories: createRepositories, producer: 'campaigns' });
