import { consentText, DomainError, type SignupProblem } from '@folkmoot/contracts';
import { type PageCopy, type SignupPlaces, topicsOfPage } from '../../entities/signup-page';
import { checkSignup, type SignupInput } from './check-signup.domain';
import { consentSources } from './signup.messages';
import type { SignupContext, SignupTools } from './signup.types';

export interface PageSignupInput extends SignupInput {
  readonly places: SignupPlaces;
  readonly page: PageCopy;
  /** The QR code of the page that the person came by. */
  readonly codeId?: string | null;
  readonly idempotencyKey: string;
  /** Filled in as fast as a program: accepted, but the address has to be confirmed. */
  readonly isHasty: boolean;
  /** Counted in memory, not stored. */
  readonly network: string | null;
}

/** The result: the same for known and unknown addresses. */
export interface TakenSignup {
  readonly problems: readonly SignupProblem[];
  readonly needsConfirmation: boolean;
}

/**
 * Accepts a sign-up on a page. It is durable when this returns, and stored once per key and content. Not stored when
 * there are problems. Throws too_many_requests above the limit.
 */
export const signUp = async (
  { clock }: SignupContext,
  { places, page, codeId, idempotencyKey, isHasty, network, ...entered }: PageSignupInput,
  { signups, signupIds, budget }: SignupTools,
): Promise<TakenSignup> => {
  const { council, rules } = places.council;
  const needsConfirmation = rules.doubleOptIn || isHasty;
  const { problems, email, data, tagIds } = checkSignup(page.fields, topicsOfPage(places, page), entered);
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
    ...(codeId ? { codeId } : {}),
  };
  await signups.add({ id: signupIds(idempotencyKey, signup), ...signup });
  return { problems, needsConfirmation };
};

/** The page at an address that residents may sign up at. Throws page_not_found. */
export const requireActive = (match: { page: PageCopy } | null): PageCopy => {
  if (!match?.page.isActive) throw new DomainError('page_not_found');
  return match.page;
};
