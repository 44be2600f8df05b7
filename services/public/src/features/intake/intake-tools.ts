import { createSignal, createWrittenEntries, oncePerService } from '@folkmoot/service-kit';
import { DEMO_CAMPAIGN_ID, residentSurveysOf } from '../../entities/demo-survey';
import { createStartTokens } from '../../entities/published-survey';
import { countingOf } from '../../entities/visit';
import { watchingOf } from '../../entities/watch';
import { checkAnswers } from './check-answers';
import { createIntakeRepositoryAcrossCouncils, type IntakeDocument, isInIntakeAcrossCouncils } from './intake.mongo';
import { IDEMPOTENCY_KEY } from './intake.routes';
import type { IntakeApp, RelayedIntake } from './intake.types';
import { createPostcodeTables } from './postcode-tables';
import { createContentProofs, createReceipts, createResponseIds, createSpendingProofs, typedReceipt } from './receipt';
import { createRecentSubmissions } from './recent-submissions';
import { type ResponseInput, submitResponse } from './submit-response.use-case';

/** One for the route and the plain form, so that both share batches and the memory of recent responses. */
export const intakeToolsOf = oncePerService((app: IntakeApp): RelayedIntake => {
  const { config, clock, connection } = app;
  const handOver = { signal: createSignal(), written: createWrittenEntries<IntakeDocument>() };
  const { count, starts } = countingOf(app);
  const { codes, watch, proofs } = watchingOf(app);
  return {
    published: residentSurveysOf(app),
    tokens: createStartTokens(config.startTokenKey),
    receipts: createReceipts(config.startTokenKey),
    spendingProofs: createSpendingProofs(config.startTokenKey),
    contentProofs: createContentProofs(config.startTokenKey),
    intake: createIntakeRepositoryAcrossCouncils(connection, handOver),
    checkAnswers,
    findWards: createPostcodeTables(app.blobs, app.logger),
    count,
    recent: createRecentSubmissions(() => clock.now().getTime()),
    starts,
    codes,
    watch,
    proofs,
    demoCampaignId: DEMO_CAMPAIGN_ID,
    ...handOver,
  };
});

/** For the plain form of a survey's page. */
export const formIntakeOf = (app: IntakeApp) => {
  const tools = intakeToolsOf(app);
  return {
    tokens: tools.tokens,
    checkAnswers,
    submit: (submission: ResponseInput) => submitResponse(app.systemContext, submission, tools),
    isKey: (text: string) => IDEMPOTENCY_KEY.test(text),
    wait: watchingOf(app).waits.wait,
  };
};

/** For the page that deletes responses by their receipts. */
export const receiptLookupOf = ({ config, connection }: Pick<IntakeApp, 'config' | 'connection'>) => ({
  typedReceipt,
  responseIdOf: createResponseIds(config.startTokenKey),
  isWaiting: isInIntakeAcrossCouncils(connection),
});
