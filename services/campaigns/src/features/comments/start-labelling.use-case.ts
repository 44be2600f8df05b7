import { batchesOf, isInstruction } from '@folkmoot/ai-providers';
import {
  type AiCredentials,
  DomainError,
  isDomainError,
  type LabellingEstimate,
  labellingStartedEvent,
} from '@folkmoot/contracts';
import { newId } from '@folkmoot/service-kit';
import { endedRun, isMoving } from '@folkmoot/service-kit/runs';
import { type LabelRun, type LabelScope, newLabelRun } from '../../entities/label-run';
import { providerOf } from '../../integrations/ai';
import { PARALLEL_CALLS } from './ask-provider';
import type { CommentsContext, LabellingTools } from './comment.types';
import { queueLabelling } from './label-runs';
import { type OpenComments, openComments } from './open-comments';
import { countPending, themesFor } from './pending-comments';

/** Usual values of providers, for the estimate. */
const CHARACTERS_PER_TOKEN = 4;
const TOKENS_OF_INSTRUCTIONS = 250;
const TOKENS_BACK_PER_COMMENT = 45;
const SECONDS_PER_CALL = 12;
const MILLION = 1_000_000;
const MILLISECONDS = 1_000;

/** The provider of the council; the built-in one labels already and is none. Throws the reason when there is none. */
const outsideProvider = async (tools: LabellingTools, councilId: string): Promise<AiCredentials> => {
  const credentials = await providerOf(tools, councilId);
  if (credentials.kind === 'built_in') throw new DomainError('ai_not_configured');
  return credentials;
};

interface Scoped {
  readonly campaignId: string;
  readonly scope: LabelScope;
}

/** The number of calls for comments of this length. */
const callsFor = (comments: number, characters: number): number => {
  if (comments === 0) return 0;
  const usual = ' '.repeat(Math.ceil(characters / comments));
  const [first] = batchesOf(Array.from({ length: Math.min(comments, 100) }, () => ({ text: usual })));
  return Math.ceil(comments / Math.max(1, first?.length ?? 1));
};

const themeCharacters = (open: OpenComments): number =>
  themesFor(open).reduce((sum, { name, definition, examples }) => sum + `${name}${definition}${examples}`.length, 0);

/** The amount, cost and time of labelling. Throws campaign_not_found. */
export const estimateLabelling = async (
  context: CommentsContext,
  { campaignId, scope }: Scoped,
  tools: LabellingTools,
): Promise<LabellingEstimate> => {
  const { actor, reader } = context;
  const open = await openComments(context, campaignId);
  // Comments that talk to a machine are never sent, so they stay new for ever.
  const isSent = (text: string): boolean => !isInstruction(text);
  const { comments, characters } = await countPending(reader(actor), open, { scope, runId: '' }, isSent);
  const credentials = await outsideProvider(tools, actor.councilId ?? '').catch((error: unknown) => {
    if (isDomainError(error)) return null;
    throw error;
  });
  const calls = callsFor(comments, characters);
  const tokensIn = (characters + calls * themeCharacters(open)) / CHARACTERS_PER_TOKEN + calls * TOKENS_OF_INSTRUCTIONS;
  const tokensOut = comments * TOKENS_BACK_PER_COMMENT;
  const { inputPrice, outputPrice } = credentials ?? {};
  const isPriced = inputPrice !== undefined && outputPrice !== undefined && inputPrice + outputPrice > 0;
  return {
    comments,
    calls,
    seconds: Math.max(
      Math.ceil(calls / PARALLEL_CALLS) * SECONDS_PER_CALL,
      (calls / PARALLEL_CALLS) * (tools.windowMs / MILLISECONDS),
    ),
    cost: isPriced ? (tokensIn * inputPrice + tokensOut * outputPrice) / MILLION : null,
    provider: credentials ? credentials.model || credentials.kind : null,
  };
};

/**
 * Starts to label comments by the provider, or returns the active run. Throws campaign_not_found,
 * no_responses_to_analyse, or the reason for a missing provider.
 */
export const startLabelling = async (
  context: CommentsContext,
  { campaignId, scope }: Scoped,
  tools: LabellingTools,
): Promise<LabelRun> => {
  const { actor, reader, unitOfWork, clock } = context;
  const open = await openComments(context, campaignId);
  await outsideProvider(tools, actor.councilId ?? '');
  const runId = newId();
  const { comments: total } = await countPending(reader(actor), open, { scope, runId });
  if (total === 0) throw new DomainError('no_responses_to_analyse');
  const run = await unitOfWork(actor, async ({ labelRuns, outbox }) => {
    const before = await labelRuns.find(campaignId);
    if (before && isMoving(before)) return before;
    const begun = await labelRuns.begin(newLabelRun({ campaignId, runId, scope, total, actor }, clock.now()), before);
    await outbox.add(labellingStartedEvent, {
      aggregate: { type: 'analysis', id: runId, revision: 1 },
      payload: { campaignId, comments: total },
    });
    return begun;
  });
  if (run.runId === runId) await queueLabelling(tools)(run);
  return run;
};

/** Stops the run of a campaign, if any, and keeps the labels that it has stored. Throws campaign_not_found. */
export const cancelLabelling = ({ actor, unitOfWork, clock }: CommentsContext, campaignId: string): Promise<void> =>
  unitOfWork(actor, async ({ campaigns, labelRuns }) => {
    await campaigns.get(campaignId);
    const run = await labelRuns.find(campaignId);
    if (run && isMoving(run)) await labelRuns.save(endedRun(run, 'cancelled', clock.now()));
  });
