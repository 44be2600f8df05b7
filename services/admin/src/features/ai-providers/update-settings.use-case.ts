import {
  type Actor,
  type AiSettings,
  aiPolicyChangedEvent,
  aiSettingsChangedEvent,
  type BodyOf,
  type CouncilAi,
  DomainError,
  type updateAiSettingsOperation,
  type updateCouncilAiOperation,
} from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { AiRepository } from '../../entities/ai-provider';
import { requireNotDeleted } from '../../entities/council';
import { nameOfMonth } from '../../entities/usage';
import type { AiRecords } from './ai.types';
import { type Access, accessOf, usualPolicy } from './ai-access.domain';

const requireProvider = async (ai: AiRepository, id: string | null | undefined): Promise<void> => {
  if (id) await ai.getProvider(id);
};

/** Changes the settings of the whole installation. Throws stale_revision, or not_found for an unknown provider. */
export const updateSettings = (
  { actor, acrossCouncils }: Context<AiRecords>,
  { revision, ...wanted }: BodyOf<typeof updateAiSettingsOperation>,
): Promise<AiSettings> =>
  acrossCouncils.unitOfWork(actor, async ({ ai, outbox }) => {
    const settings = await ai.settings();
    if (revision !== undefined && revision !== settings.revision) throw new DomainError('stale_revision');
    await requireProvider(ai, wanted.defaultProviderId);
    const changes = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
    const saved = await ai.saveSettings(settings, changes);
    const { isOn, defaultProviderId, monthlyCeiling } = saved;
    await outbox.add(aiSettingsChangedEvent, {
      aggregate: { type: 'ai-settings', id: 'settings', revision: saved.revision },
      payload: { isOn, defaultProviderId, monthlyCeiling },
      councilId: null,
    });
    return saved;
  });

/** The AI access of a council now. */
export const accessOfCouncil = async (
  { acrossCouncils, clock }: Context<AiRecords, Actor>,
  councilId: string,
): Promise<{ view: CouncilAi; access: Access }> => {
  const { ai } = acrossCouncils.reader();
  const month = nameOfMonth(clock.now());
  const [settings, known, all, own] = await Promise.all([
    ai.settings(),
    ai.findPolicy(councilId),
    ai.spent(month),
    ai.spent(month, councilId),
  ]);
  const { policy, providerId, monthlyCeiling } = known ?? usualPolicy;
  const council = { policy, providerId, monthlyCeiling };
  const access = accessOf(settings, council, { all, own });
  return { view: { ...council, spent: own, refusal: access.refusal }, access };
};

/** The AI policy of a council that is not deleted. Throws not_found. */
export const getCouncilAi = async (context: Context<AiRecords, Actor>, councilId: string): Promise<CouncilAi> => {
  await context.acrossCouncils.reader().councils.get(councilId);
  return (await accessOfCouncil(context, councilId)).view;
};

interface PolicyChange extends BodyOf<typeof updateCouncilAiOperation> {
  readonly councilId: string;
}

/** Changes the AI policy of one council. Throws not_found, also for an unknown provider. */
export const updateCouncilAi = async (
  context: Context<AiRecords>,
  { councilId, policy, providerId, monthlyCeiling }: PolicyChange,
): Promise<CouncilAi> => {
  await context.acrossCouncils.unitOfWork(context.actor, async ({ ai, councils, outbox }) => {
    const { revision } = requireNotDeleted(await councils.get(councilId));
    const own = policy === 'provider' ? providerId : null;
    if (policy === 'provider' && !own) throw new DomainError('not_found');
    await requireProvider(ai, own);
    await ai.savePolicy({ councilId, policy, providerId: own, monthlyCeiling });
    await outbox.add(aiPolicyChangedEvent, {
      aggregate: { type: 'council', id: councilId, revision },
      payload: { councilId, policy, providerId: own },
      councilId,
    });
  });
  return getCouncilAi(context, councilId);
};
