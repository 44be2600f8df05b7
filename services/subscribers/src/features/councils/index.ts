import { systemActor } from '@folkmoot/contracts';
import { bindConsumers, defineFeature, type FeatureApp } from '@folkmoot/service-kit';
import { type CouncilRepository, forgetCouncil, onCouncilChanged } from '../../entities/council';
import { councilEntity } from '../../entities/council/council.mongo';

type CouncilApp = FeatureApp<{ readonly councils: CouncilRepository }>;

/** Copies of the councils. The copy of an erased council stays without its texts, so that no late event restores it. */
export const councilsFeature = defineFeature({
  name: 'councils',
  entities: [councilEntity],
  consumers: ({ units }: CouncilApp) => bindConsumers(units, [onCouncilChanged]),
  erasure: ({ units }: CouncilApp) => ({
    lastly: (councilId) =>
      units.unitOfWork(systemActor('subscribers', councilId), ({ councils }) => forgetCouncil(councils, councilId)),
  }),
});
