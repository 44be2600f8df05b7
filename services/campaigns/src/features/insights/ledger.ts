import { type Actor, type AiCredentials, type AnalysisType, analysisSentEvent } from '@folkmoot/contracts';
import type { InsightDeps, Witness } from './insight.deps';

interface Place {
  readonly actor: Actor;
  readonly campaignId: string | null;
  readonly type: AnalysisType;
  readonly credentials: AiCredentials;
}

/** Writes down what leaves before it leaves, and what the call used, so that the ceiling holds. */
export const witnessOf = (deps: InsightDeps, { actor, campaignId, type, credentials }: Place): Witness => {
  const id = deps.makeId();
  return {
    onSend: ({ kind, model, comments, contentHash, redactions }) =>
      deps.unitOfWork(actor, async ({ insights, outbox }) => {
        const sent = { campaignId, type, provider: kind, model, comments, contentHash, redactions };
        await insights.addSending({
          id,
          ...sent,
          providerId: credentials.id,
          inputTokens: 0,
          outputTokens: 0,
          isNoted: false,
          sentAt: deps.clock.now(),
        });
        await outbox.add(analysisSentEvent, {
          aggregate: { type: 'analysis', id, revision: 1 },
          payload: sent,
        });
      }),
    onUse: async ({ model, inputTokens, outputTokens }) => {
      await deps.reader(actor).insights.noteUsed(id, { model, inputTokens, outputTokens });
      await noteUse(deps, actor, { id, providerId: credentials.id, inputTokens, outputTokens });
    },
  };
};

interface Use {
  readonly id: string;
  readonly providerId: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** Tells admin of a use; when it is away the sweep does later. */
export const noteUse = async (
  { admin, reader }: Pick<InsightDeps, 'admin' | 'reader'>,
  actor: Actor,
  { id, ...use }: Use,
): Promise<void> => {
  if (actor.councilId === null) return;
  const isTold = await admin.noteUse({ useId: id, councilId: actor.councilId, ...use }).then(
    () => true,
    () => false,
  );
  if (isTold) await reader(actor).insights.noteUsed(id, { isNoted: true });
};
