import {
  type Actor,
  type BodyOf,
  type Council,
  councilCreatedEvent,
  type createCouncilOperation,
  defaultBranding,
  defaultCouncilSettings,
} from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { newId } from '@folkmoot/service-kit';
import { publishCouncil, type StoredCouncil } from '../../entities/council';
import type { CouncilRecords } from './council.types';

interface NewCouncil extends BodyOf<typeof createCouncilOperation> {
  readonly id?: string;
  /** Without it, the council is pending until its first admin has signed in. */
  readonly subscriptionStatus?: Council['subscriptionStatus'];
  readonly divisionResidents?: Council['settings']['divisionResidents'];
}

/** Creates a council with the default settings. Throws slug_taken. */
export const createCouncil = (
  { actor, acrossCouncils, clock }: Context<Pick<CouncilRecords, 'councils'>, Actor>,
  { id = newId(), subscriptionStatus = 'pending', divisionResidents = [], ...fields }: NewCouncil,
): Promise<StoredCouncil> =>
  acrossCouncils.unitOfWork(actor, async ({ councils, outbox }) => {
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
    await publishCouncil(outbox, councilCreatedEvent, council);
    return council;
  });
