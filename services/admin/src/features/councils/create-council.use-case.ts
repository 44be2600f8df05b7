import {
  type Actor,
  type BodyOf,
  type Council,
  councilCreatedEvent,
  type createCouncilOperation,
  defaultBranding,
  defaultCouncilSettings,
} from '@folkmoot/contracts';
import { newId } from '@folkmoot/service-kit';
import { tellCouncil } from '../../council-states/tell-council';
import type { Deps } from '../../records/deps';
import type { StoredCouncil } from '../../records/views.domain';

interface Given extends BodyOf<typeof createCouncilOperation> {
  readonly id?: string;
  /** Pending until its first admin has signed in, unless said otherwise (E-46). */
  readonly subscriptionStatus?: Council['subscriptionStatus'];
  readonly divisionResidents?: Council['settings']['divisionResidents'];
}

/** Makes a council with the usual settings. Throws slug_taken. */
export const createCouncil = (
  { units, clock }: Deps,
  actor: Actor,
  { id = newId(), subscriptionStatus = 'pending', divisionResidents = [], ...fields }: Given,
): Promise<StoredCouncil> =>
  units.unitOfWorkAcrossCouncils(actor, async ({ councils, outbox }) => {
    const now = clock.now();
    const council = await councils.add({
      ...fields,
      id,
      formerSlugs: [],
      language: 'en',
      branding: defaultBranding,
      settings: { ...defaultCouncilSettings(fields.timezone), divisionResidents },
      subscriptionStatus,
      subscriptionPlan: 'standard',
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
      erasedAfter: null,
    });
    await tellCouncil(outbox, councilCreatedEvent, council);
    return council;
  });
