import { systemActor } from '@folkmoot/contracts';
import { bindConsumers, defineFeature } from '@folkmoot/service-kit';
import { councilCopyModel, councilEntity } from '../../entities/council/council-copy.mongo';
import { populationEntity } from '../../entities/population/population.mongo';
import type { CouncilApp } from './council.types';
import { forgetCouncil } from './keep-council.use-case';
import { onCouncilChanged } from './on-council-changed.consumer';

/** Copies of the councils. The copy of an erased council stays without its texts, so that no late event restores it. */
export const councilsFeature = defineFeature({
  name: 'councils',
  entities: [councilEntity, populationEntity],
  consumers: ({ units }: CouncilApp) => bindConsumers(units, [onCouncilChanged]),
  erasure: ({ units }: CouncilApp) => ({
    kept: [councilCopyModel],
    lastly: (councilId) => units.unitOfWork(systemActor('campaigns', councilId), forgetCouncil),
  }),
});
