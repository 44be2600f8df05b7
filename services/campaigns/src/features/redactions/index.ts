import { defineFeature, defineJob } from '@folkmoot/service-kit';
import { redactionEntity } from '../../entities/redaction/redaction.mongo';
import { readWrittenAnswers } from './read-written-answers.use-case';
import { redactionRoutes } from './redaction.routes';
import type { RedactionApp, RedactionTools } from './redactions.types';
import { READ_JOB, type ReadingRef } from './start-redaction-review.use-case';

export type { ProposeRedactions } from './redactions.types';

/** The review of written answers before they are published. */
export const redactionsFeature = (tools: RedactionTools) =>
  defineFeature({
    name: 'redactions',
    entities: [redactionEntity],
    dependencies: () => tools,
    routes: redactionRoutes,
    jobs: ({ systemContext }: RedactionApp) => [
      defineJob<ReadingRef>(READ_JOB, {
        concurrency: 1,
        run: ({ data, signal }) => readWrittenAnswers(systemContext, data, { signal, ...tools }),
      }),
    ],
  });
