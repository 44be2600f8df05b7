import { defineFeature, defineJob } from '@folkmoot/service-kit';
import { integrityEntity, integrityModel } from '../../entities/integrity/integrity.mongo';
import { waveEntity, waveModel } from '../../entities/wave/wave.mongo';
import { analyseDue } from './analyse-due.use-case';
import { carryOutDecisions } from './carry-out-decisions.use-case';
import { destroyKeys } from './destroy-keys.use-case';
import { integrityRoutes } from './integrity.routes';
import type { IntegrityApp, IntegrityTools } from './integrity.types';

export { compareIntegrity, getIntegrity, type IntegrityOf } from './get-integrity.use-case';

const ANALYSE_INTERVAL_MS = 2_000;
const DECIDE_INTERVAL_MS = 1_000;
const DESTROY_INTERVAL_MS = 3_600_000;

/** Responses that belong together, what staff decide about them, and what difference it makes. */
export const integrityFeature = (tools: IntegrityTools) =>
  defineFeature({
    name: 'integrity',
    entities: [integrityEntity, waveEntity],
    dependencies: () => tools,
    routes: integrityRoutes,
    jobs: ({ systemContext }: IntegrityApp) => {
      const { integritySweep, waveSweep } = systemContext.acrossCouncils.reader();
      return [
        defineJob('integrity.analyse', {
          every: ANALYSE_INTERVAL_MS,
          work: { nextDueAt: () => integritySweep.findNextDueAcrossCouncils(), appearsIn: [integrityModel] },
          run: ({ signal }) => analyseDue(systemContext, signal, tools),
        }),
        defineJob('integrity.decide', {
          every: DECIDE_INTERVAL_MS,
          work: { nextDueAt: () => waveSweep.findNextDueAcrossCouncils(), appearsIn: [waveModel] },
          run: ({ signal }) => carryOutDecisions(systemContext, signal, tools),
        }),
        defineJob('integrity.destroy-keys', {
          every: DESTROY_INTERVAL_MS,
          run: ({ signal }) => destroyKeys(systemContext, signal),
        }),
      ];
    },
  });
