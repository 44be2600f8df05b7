import { createSignal, oncePerService } from '@folkmoot/service-kit';
import { residentSurveysOf } from '../../entities/demo-survey';
import { createStartTokens } from '../../entities/published-survey';
import { countingOf } from '../../entities/visit';
import { createVisitRepositoryAcrossCouncils } from './visit.mongo';
import type { VisitApp, VisitTools } from './visit.types';

export const visitToolsOf = oncePerService((app: VisitApp): VisitTools => {
  const { count, starts, counted, counters } = countingOf(app);
  const signal = createSignal();
  return {
    published: residentSurveysOf(app),
    tokens: createStartTokens(app.config.startTokenKey),
    count,
    starts,
    counted,
    counters,
    visits: createVisitRepositoryAcrossCouncils(app.connection, signal),
    signal,
  };
});
