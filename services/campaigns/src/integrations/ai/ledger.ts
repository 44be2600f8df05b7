import { type AiCredentials, analysisSentEvent, type SendingType } from '@folkmoot/contracts';
import { newId } from '@folkmoot/service-kit';
import type { AiTools, LedgerContext, Witness } from './ai.types';

interface ProviderCall {
  readonly campaignId: string | null;
  readonly type: SendingType;
  readonly credentials: AiCredentials;
}

/** Records each call before data leaves, and its usage, so that the cost limit works. */
export const witnessOf = (
  context: LedgerContext,
  { campaignId, type, credentials }: ProviderCall,
  tools: AiTools,
): Witness => {
  const { actor, unitOfWork, reader, clock } = context;
  return {
    onSend: async ({ kind, model, comments, contentHash, redactions }) => {
      const id = newId();
      await unitOfWork(actor, async ({ insights, outbox }) => {
        const sent = { campaignId, type, provider: kind, model, comments, contentHash, redactions };
        await insights.addSending({
          id,
          ...sent,
          providerId: credentials.id,
          inputTokens: 0,
          outputTokens: 0,
          isNoted: false,
          sentAt: clock.now(),
        });
        await outbox.add(analysisSentEvent, {
          aggregate: { type: 'analysis', id, revision: 1 },
          payload: sent,
        });
      });
      return async ({ model: answered, inputTokens, outputTokens }) => {
        await reader(actor).insights.noteUsed(id, { model: answered, inputTokens, outputTokens });
        await noteUse(context, { id, providerId: credentials.id, inputTokens, outputTokens }, tools);
      };
    },
  };
};

interface Use {
  readonly id: string;
  readonly providerId: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** Sends a usage to the admin service. When that fails, the sweep sends it later. */
export const noteUse = async (
  { actor, reader }: LedgerContext,
  { id, ...use }: Use,
  { admin }: AiTools,
): Promise<void> => {
  if (actor.councilId === null) return;
  const isNoted = await admin.noteUse({ useId: id, councilId: actor.councilId, ...use }).then(
    () => true,
    () => false,
  );
  if (isNoted) await reader(actor).insights.noteUsed(id, { isNoted: true });
};
