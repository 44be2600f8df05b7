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
import {
  type Population,
  populationOfSettings,
  publishCouncil,
  publishPopulation,
  type StoredCouncil,
} from '../../entities/council';
import type { CouncilRecords } from './council.types';

interface NewCouncil extends BodyOf<typeof createCouncilOperation> {
  readonly id?: string;
  /** Without it, the council is pending until its first admin has signed in. */
  readonly subscriptionStatus?: Council['subscriptionStatus'];
  /** Without it, the council has the default areas, and nobody has counted their residents. */
  readonly population?: Population;
}

/** Creates a council with the default settings. Throws slug_taken. */
export const createCouncil = (
  { actor, acrossCouncils, clock }: Context<Pick<CouncilRecords, 'councils'>, Actor>,
  { id = newId(), subscriptionStatus = 'pending', population, ...fields }: NewCouncil,
): Promise<StoredCouncil> =>
  acrossCouncils.unitOfWork(actor, async ({ councils, outbox }) => {
    const now = clock.now();
    const settings = defaultCouncilSettings(fields.timezone);
    const council = await councils.add({
      ...fields,
      id,
      formerSlugs: [],
      language: 'en',
      branding: defaultBranding,
      settings,
      population: population ?? populationOfSettings(settings),
      subscriptionStatus,
      subscriptionPlan: 'standard',
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
      erasedAfter: null,
    });
    await publishCouncil(outbox, councilCreatedEvent, council);
    await publishPopulation(outbox, council);
    return council;
  });
