import {
  type Actor,
  type BodyOf,
  type createCouncilOperation,
  defaultBranding,
  defaultCouncilSettings,
} from '@folkmoot/contracts';
import { newId } from '@folkmoot/service-kit';
import type { Deps } from '../../records/deps';
import type { StoredCouncil } from '../../records/views.domain';
import { tellCouncilChanged } from './council.events';

type Given = BodyOf<typeof createCouncilOperation> & { readonly id?: string };

/** Makes a council with the usual settings. Throws slug_taken. */
export const createCouncil = (
  { units, clock }: Deps,
  actor: Actor,
  { id = newId(), ...fields }: Given,
): Promise<StoredCouncil> =>
  units.unitOfWorkAcrossCouncils(actor, async ({ councils, outbox }) => {
    const now = clock.now();
    const council = await councils.add({
      ...fields,
      id,
      language: 'en',
      branding: defaultBranding,
      settings: defaultCouncilSettings(fields.timezone),
      subscriptionStatus: 'active',
      subscriptionPlan: 'standard',
      createdAt: now,
      updatedAt: now,
    });
    await tellCouncilChanged(outbox, council);
    return council;
  });
