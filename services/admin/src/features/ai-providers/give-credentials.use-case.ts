import {
  type Actor,
  type AiCredentials,
  type AiRefusal,
  type BodyOf,
  DomainError,
  type noteAiUseOperation,
} from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { stopOf } from '../../entities/council';
import { nameOfMonth } from '../../entities/usage';
import type { AiRecords, AiTools } from './ai.types';
import { costOf } from './ai-access.domain';
import { openCredentials } from './open-credentials';
import { accessOfCouncil } from './update-settings.use-case';

interface CredentialsAnswer {
  readonly provider: AiCredentials | null;
  readonly refusal: AiRefusal | null;
}

/** The provider of a council with its key, for another service, or why there is none. Throws not_found. */
export const giveCredentials = async (
  context: Context<AiRecords, Actor>,
  councilId: string,
  { secrets }: Pick<AiTools, 'secrets'>,
): Promise<CredentialsAnswer> => {
  const { councils, ai } = context.acrossCouncils.reader();
  const stop = stopOf(await councils.find(councilId));
  if (stop === 'gone') throw new DomainError('not_found');
  if (stop === 'suspended') return { provider: null, refusal: 'council_off' };
  const { access } = await accessOfCouncil(context, councilId);
  if (access.providerId === null) return { provider: null, refusal: access.refusal };
  const provider = await ai.findProvider(access.providerId);
  if (!provider) return { provider: null, refusal: 'not_configured' };
  return { provider: openCredentials(secrets, provider), refusal: null };
};

/** Records another service's usage of a provider, once per useId. Throws not_found. */
export const noteUse = async (
  { acrossCouncils, clock }: Context<AiRecords, Actor>,
  { useId, ...used }: BodyOf<typeof noteAiUseOperation>,
): Promise<void> => {
  const { ai } = acrossCouncils.reader();
  const cost = costOf(await ai.getProvider(used.providerId), used);
  const at = clock.now();
  await ai.noteUse({ id: useId, ...used, month: nameOfMonth(at), cost, at });
};
