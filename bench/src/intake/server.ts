/** @file One process that serves only the intake route, with the database or with a stub instead, for one of the campaign's pages each. */
import { createHash } from 'node:crypto';
import {
  type Answer,
  hasZeroBits,
  PROOF_PARTS,
  PROOF_SEPARATOR,
  proofText,
  type SurveyVersion,
} from '@folkmoot/contracts';
import {
  connectMongo,
  createLogger,
  createRelay,
  createServiceApp,
  createSignal,
  createWrittenEntries,
  listen,
  prepareModels,
} from '@folkmoot/service-kit';
import { testTrustedKeys } from '@folkmoot/service-kit/testing';
import { createStartTokens } from '../../../services/public/src/entities/published-survey/start-token';
import { createCampaignWatch, createProofs } from '../../../services/public/src/entities/watch';
import {
  checkAnswers,
  createContentProofs,
  createIntakeRepositoryAcrossCouncils,
  createReceipts,
  createRecentSubmissions,
  createSpendingProofs,
  type IntakeDocument,
  intakeModel,
  intakeRoutes,
  intakeSource,
} from '../../../services/public/src/features/intake';
import { benchSurvey } from './survey';

const { MONGODB_URI: uri = '', VARIANT: variant = 'stub', PORT: port = '0' } = process.env;
const KEY = 'a key for benchmarks of thirty-two characters';
const logger = createLogger('bench', 'warn');
const signal = createSignal();
const written = createWrittenEntries<IntakeDocument>();

const openIntake = async () => {
  if (variant === 'stub') {
    const add = async () => 'new' as const;
    return { add, addInvited: add };
  }
  const connection = await connectMongo(uri, 'folkmoot_bench');
  await prepareModels(connection, [intakeModel]);
  const publish = async (envelopes: readonly unknown[]) => envelopes.map(() => true);
  const source = intakeSource(connection, written);
  if (variant === 'relayed') createRelay({ name: 'bench', source, signal, logger, transport: { publish } }).start();
  return createIntakeRepositoryAcrossCouncils(connection, { signal, written });
};

const survey = benchSurvey();
const version: SurveyVersion = survey.current;
const tokens = createStartTokens(KEY);
const clock = { now: () => new Date() };
const tools = {
  published: { find: async () => survey },
  tokens,
  receipts: createReceipts(KEY),
  spendingProofs: createSpendingProofs(KEY),
  contentProofs: createContentProofs(KEY),
  intake: await openIntake(),
  checkAnswers,
  findWards: async (_: unknown, answers: readonly Answer[]) => answers,
  count: () => undefined,
  recent: createRecentSubmissions(),
  starts: { note: () => true, isMissing: () => false },
  codes: { find: async () => null },
  watch: createCampaignWatch(),
  proofs: createProofs(),
  demoCampaignId: 'demo',
};
const routes = intakeRoutes({ systemContext: { clock } }, tools);
const app = createServiceApp({ service: 'bench', routes, config: { trustedKeys: testTrustedKeys }, logger });
const server = await listen(app, Number(port), '127.0.0.1');
/** As many pages as responses that are sent. */
const PAGES = 60_000;
/** Checking takes the same time for any number of bits; only those who answer work longer. */
const BITS = 1;
const DAY_SECONDS = 86_400;
const issuedAt = new Date(Date.now() - 60_000);
const challenge =
  variant === 'watchful' ? { bits: BITS, expiresAt: Math.round(Date.now() / 1000) + DAY_SECONDS } : null;

const solvedPart = (nonce: string, part: number): number => {
  for (let tried = 0; ; tried += 1) {
    const hash = createHash('sha256')
      .update(proofText(version.campaignId, nonce, part, tried))
      .digest();
    if (hasZeroBits(hash, BITS)) return tried;
  }
};

const proofOf = (startToken: string): string | undefined => {
  const nonce = tokens.read(startToken, version.campaignId)?.nonce ?? '';
  if (challenge === null) return undefined;
  return Array.from({ length: PROOF_PARTS }, (_, part) => solvedPart(nonce, part)).join(PROOF_SEPARATOR);
};

const pages = Array.from({ length: PAGES }, () => {
  const startToken = tokens.issue({
    campaignId: version.campaignId,
    version: 1,
    round: 1,
    issuedAt,
    referrerType: 'direct',
    qrCodeId: null,
    invitationId: null,
    issuedTo: 'page',
    challenge,
  });
  return { startToken, proof: proofOf(startToken) };
});
process.send?.({ port: server.port, pages });
