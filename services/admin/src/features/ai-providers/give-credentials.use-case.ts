import {
  type AiCredentials,
  type AiRefusal,
  type BodyOf,
  DomainError,
  type noteAiUseOperation,
} from '@folkmoot/contracts';
import { stopOf } from '../../council-states/council-state.domain';
import { nameOfMonth } from '../../months/month.domain';
import type { AiDeps } from './ai.deps';
import { costOf } from './ai-access.domain';
import { openCredentials } from './open-credentials';
import { accessOfCouncil } from './update-settings.use-case';

interface Given {
  readonly provider: AiCredentials | null;
  readonly refusal: AiRefusal | null;
}

/** The provider of a council with its key, for another service; or why it has none. Throws not_found. */
export const giveCredentials = async (deps: AiDeps, councilId: string): Promise<Given> => {
  const { councils, ai } = deps.units.readerAcrossCouncils();
  const stop = stopOf(await councils.find(councilId));
  if (stop === 'gone') throw new DomainError('not_found');
  if (stop === 'suspended') return { provider: null, refusal: 'council_off' };
  const { access } = await accessOfCouncil(deps, councilId);
  if (access.providerId === null) return { provider: null, refusal: access.refusal };
  const provider = await ai.findProvider(access.providerId);
  if (!provider) return { provider: null, refusal: 'not_configured' };
  return { provider: openCredentials(deps.secrets, provider), refusal: null };
};

/** Notes what another service has used of a provider, once for each useId. Throws not_found. */
export const noteUse = async (
  { units, clock }: AiDeps,
  { useId, ...used }: BodyOf<typeof noteAiUseOperation>,
): Promise<void> => {
  const { ai } = units.readerAcrossCouncils();
  const cost = costOf(await ai.getProvider(used.providerId), used);
  const at = clock.now();
  await ai.noteUse({ id: useId, ...used, month: nameOfMonth(at), cost, at });
};
