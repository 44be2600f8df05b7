import { defineFeature, defineJob } from '@folkmoot/service-kit';
import { commitmentEntity, commitmentsModel } from '../../entities/commitment/commitment.mongo';
import { commitmentRoutes } from './commitment.routes';
import type { CommitmentApp, CommitmentNeeds, CommitmentTools } from './commitment.types';
import { countCommitments } from './count-commitments.use-case';

const COUNT_INTERVAL_MS = 60_000;

/** "You said, we did": what people said, and what the council does about it. */
export const commitmentsFeature = (needs: CommitmentNeeds) =>
  defineFeature({
    name: 'commitments',
    entities: [commitmentEntity],
    dependencies: ({ config }: CommitmentApp): CommitmentTools => ({ ...needs, publicOrigin: config.publicOrigin }),
    routes: commitmentRoutes,
    jobs: ({ systemContext }: CommitmentApp, tools) => [
      defineJob('commitments.count', {
        every: COUNT_INTERVAL_MS,
        work: {
          nextDueAt: () => systemContext.acrossCouncils.reader().commitmentSweep.findNextDueAcrossCouncils(),
          appearsIn: [commitmentsModel],
        },
        run: ({ signal }) => countCommitments(systemContext, signal, tools),
      }),
    ],
  });
