import { createInvitationTokens, createSignal, type ServiceKit } from '@folkmoot/service-kit';
import type { PublicConfig } from './config';
import { countingOf } from './counting';
import { DEMO_CAMPAIGN_ID, withDemo } from './demo/demo-survey';
import {
  checkAnswers,
  createContentProofs,
  createIntakeCleanup,
  createIntakeRepository,
  createReceipts,
  createRecentSubmissions,
  createSpendingProofs,
} from './features/intake';
import { createSignupCleanup, createStamps } from './features/signups';
import { createSpentRepository } from './invitations/spent.mongo';
import { createCopiesRepository } from './published/copies.mongo';
import { createPublishedSurveys } from './published/published-surveys';
import { createStartTokens } from './published/start-token';
import { createQrCodeCopies } from './qr-codes/qr-code-copies.mongo';
import { createSignupCopies } from './signup-pages/signup-copies.mongo';
import { createKnownPlaces } from './signup-pages/signup-places';

export type Kit = ServiceKit<PublicConfig>;

export const unitsOf = (kit: Kit) =>
  kit.units((scope) => ({
    copies: createCopiesRepository(scope),
    intake: createIntakeCleanup(scope),
    signupCopies: createSignupCopies(scope),
    signupCleanup: createSignupCleanup(scope),
    qrCodeCopies: createQrCodeCopies(scope),
    spent: createSpentRepository(scope),
  }));

/** What several features stand on. */
export const ground = (kit: Kit, units: ReturnType<typeof unitsOf>) => {
  const { config, clock, connection } = kit;
  const { copies, signupCopies, qrCodeCopies } = units.readerAcrossCouncils();
  const signal = createSignal();
  const visits = countingOf(kit, qrCodeCopies);
  return {
    ...visits.base,
    visits,
    recent: createRecentSubmissions(() => clock.now().getTime()),
    published: withDemo(createPublishedSurveys(copies)),
    places: createKnownPlaces(copies, signupCopies),
    stamps: createStamps(config.startTokenKey),
    tokens: createStartTokens(config.startTokenKey),
    receipts: createReceipts(config.startTokenKey),
    contentProofs: createContentProofs(config.startTokenKey),
    spendingProofs: createSpendingProofs(config.startTokenKey),
    invitations: createInvitationTokens(config.subscriberKey),
    spent: units.readerAcrossCouncils().spent,
    intake: createIntakeRepository(connection, signal),
    signal,
    clock,
    checkAnswers,
    demoCampaignId: DEMO_CAMPAIGN_ID,
  };
};

export type Ground = ReturnType<typeof ground>;
