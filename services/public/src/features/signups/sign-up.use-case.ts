import { consentText, DomainError, type SignupProblem } from '@folkmoot/contracts';
import type { Clock } from '@folkmoot/service-kit';
import type { PageCopy, SignupPlaces } from '../../signup-pages/signup-page.domain';
import { topicsOfPage } from '../../signup-pages/signup-page.domain';
import { checkSignup, type GivenSignup } from './check-signup.domain';
import { consentSources } from './signup.messages';
import type { SignupIntake } from './signup.repository';
import type { SignupBudget } from './signup-budget';
import type { SignupIds } from './signup-id';

export interface SignUpDeps {
  readonly signups: SignupIntake;
  readonly signupIds: SignupIds;
  readonly budget: SignupBudget;
  readonly clock: Clock;
}

export interface GivenToPage extends GivenSignup {
  readonly places: SignupPlaces;
  readonly page: PageCopy;
  readonly idempotencyKey: string;
  /** Filled in as programs do it: taken, but the address has to be confirmed. */
  readonly isHasty: boolean;
  /** Counted in memory, and kept nowhere. */
  readonly network: string | null;
}

/** What became of it: the same whether or not the address is known. */
export interface TakenSignup {
  readonly problems: readonly SignupProblem[];
  readonly needsConfirmation: boolean;
}

/**
 * Takes a sign-up on a page: durable once this returns, and once only for each key and content. Problems keep nothing. Throws
 * too_many_requests when there were more than people need.
 */
export const signUp = async (
  { signups, signupIds, budget, clock }: SignUpDeps,
  { places, page, idempotencyKey, isHasty, network, ...given }: GivenToPage,
): Promise<TakenSignup> => {
  const { council, rules } = places.council;
  const needsConfirmation = rules.doubleOptIn || isHasty;
  const { problems, email, data, tagIds } = checkSignup(page.fields, topicsOfPage(places, page), given);
  if (problems.length > 0) return { problems, needsConfirmation };
  budget.take({ network, councilId: page.councilId, placeId: page.id });
  const signup = {
    councilId: page.councilId,
    source: 'opt_in' as const,
    pageId: page.id,
    campaignId: null,
    email,
    data,
    tagIds,
    consentSource: consentSources.page(page.title),
    consentText: consentText(council),
    requestedAt: clock.now(),
    mustConfirm: isHasty,
  };
  await signups.add({ id: signupIds(idempotencyKey, signup), ...signup });
  return { problems, needsConfirmation };
};

/** The page at an address that residents may sign up at. Throws page_not_found (E-51). */
export const requireActive = (found: { page: PageCopy } | null): PageCopy => {
  if (!found?.page.isActive) throw new DomainError('page_not_found');
  return found.page;
};
