import {
  type AiSettings,
  aiPolicyChangedEvent,
  aiSettingsChangedEvent,
  type BodyOf,
  type CouncilAi,
  DomainError,
  type UserActor,
  type updateAiSettingsOperation,
  type updateCouncilAiOperation,
} from '@folkmoot/contracts';
import { requireStanding } from '../../council-states/council-state.domain';
import { nameOfMonth } from '../../months/month.domain';
import type { AiRepository } from '../../records/ai.repository';
import type { AiDeps } from './ai.deps';
import { type Access, accessOf, usualPolicy } from './ai-access.domain';

const requireProvider = async (ai: AiRepository, id: string | null | undefined): Promise<void> => {
  if (id) await ai.getProvider(id);
};

/** Changes what holds for the whole installation. Throws stale_revision, or not_found for an unknown provider. */
export const updateSettings = (
  { units }: AiDeps,
  actor: UserActor,
  { revision, ...wanted }: BodyOf<typeof updateAiSettingsOperation>,
): Promise<AiSettings> =>
  units.unitOfWorkAcrossCouncils(actor, async ({ ai, outbox }) => {
    const settings = await ai.settings();
    if (revision !== undefined && revision !== settings.revision) throw new DomainError('stale_revision');
    await requireProvider(ai, wanted.defaultProviderId);
    const given = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
    const saved = await ai.saveSettings(settings, given);
    const { isOn, defaultProviderId, monthlyCeiling } = saved;
    await outbox.add(aiSettingsChangedEvent, {
      aggregate: { type: 'ai-settings', id: 'settings', revision: saved.revision },
      payload: { isOn, defaultProviderId, monthlyCeiling },
      councilId: null,
    });
    return saved;
  });

/** What a council may have now. */
export const accessOfCouncil = async (
  { units, clock }: AiDeps,
  councilId: string,
): Promise<{ view: CouncilAi; access: Access }> => {
  const { ai } = units.readerAcrossCouncils();
  const month = nameOfMonth(clock.now());
  const [settings, known, all, own] = await Promise.all([
    ai.settings(),
    ai.findPolicy(councilId),
    ai.spent(month),
    ai.spent(month, councilId),
  ]);
  const { policy, providerId, monthlyCeiling } = known ?? usualPolicy;
  const held = { policy, providerId, monthlyCeiling };
  const access = accessOf(settings, held, { all, own });
  return { view: { ...held, spent: own, refusal: access.refusal }, access };
};

/** What holds for a council that stands. Throws not_found. */
export const getCouncilAi = async (deps: AiDeps, councilId: string): Promise<CouncilAi> => {
  await deps.units.readerAcrossCouncils().councils.get(councilId);
  return (await accessOfCouncil(deps, councilId)).view;
};

/** Says what holds for one council. Throws not_found, for an unknown provider too. */
export const updateCouncilAi = async (
  deps: AiDeps,
  actor: UserActor,
  councilId: string,
  { policy, providerId, monthlyCeiling }: BodyOf<typeof updateCouncilAiOperation>,
): Promise<CouncilAi> => {
  await deps.units.unitOfWorkAcrossCouncils(actor, async ({ ai, councils, outbox }) => {
    const { revision } = requireStanding(await councils.get(councilId));
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
  return getCouncilAi(deps, councilId);
};
