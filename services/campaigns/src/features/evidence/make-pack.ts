import type { Integrity } from '@folkmoot/contracts';
import { canonicalJson, createEvidencePack, type EvidencePack, verifierSource } from '@folkmoot/evidence';
import type { Campaign } from '../../entities/campaign';
import { readLayout } from '../../entities/report-layout';
import { aiEntries } from './ai-records';
import { campaignEntries, surveyEntries } from './campaign-records';
import { commitmentEntries, decisionEntries, gatherExclusions } from './decision-records';
import { asJson, type Entry } from './entry';
import { readMe } from './evidence.messages';
import type { EvidenceRecords, EvidenceTools, JobContext } from './evidence.types';
import { commitmentKey, signingKey } from './evidence-keys';
import { createSeals } from './response-records';
import { readerActor, resultEntries } from './result-records';
import { auditEntries, mailingEntries } from './service-records';
import { createStaffNames } from './staff';

const RESPONSES_AT_ONCE = 500;
const MOST_SENDINGS = 10_000;
const ENGLISH = 'en';
const WELSH = 'cy';

/** Parts besides the responses, for the progress. */
export const PARTS = 8;

export interface Making {
  readonly context: JobContext;
  readonly councilId: string;
  readonly campaignId: string;
  readonly signal: AbortSignal;
  /** Notes that so much more is done. Throws when the work was cancelled. */
  readonly progress: (more: number) => Promise<void>;
  readonly tools: EvidenceTools;
}

interface Reading extends Making {
  readonly records: EvidenceRecords;
  readonly pack: EvidencePack;
  readonly campaign: Campaign;
  readonly now: Date;
}

const addAll = ({ pack }: Pick<Reading, 'pack'>, name: string, entries: readonly Entry[]): void => {
  pack.begin(name);
  for (const { type, at, body } of entries) pack.add({ type, at: at.toISOString(), body: asJson(body) });
};

/** Every response in the order of arrival, some at a time. */
const readResponses = async (
  { records, campaignId, signal, progress }: Reading,
  use: (response: Awaited<ReturnType<EvidenceRecords['responses']['listAfter']>>[number]) => void,
): Promise<void> => {
  let after = 0;
  for (;;) {
    signal.throwIfAborted();
    const responses = await records.responses.listAfter(campaignId, after, RESPONSES_AT_ONCE);
    for (const response of responses) use(response);
    const last = responses.at(-1)?.number;
    if (last === undefined) return;
    after = last;
    await progress(responses.length);
  }
};

/** Ids of everything whose entries in the activity log are about the campaign. */
const subjectsOf = async (
  { records, campaign }: Reading,
  integrity: Integrity,
  mailings: readonly { readonly id: string }[] | null,
): Promise<string[]> => {
  const [codes, packs] = await Promise.all([
    records.qrCodes.listOfCampaigns([campaign.id]),
    records.evidence.list(campaign.id),
  ]);
  const named = [...integrity.waves, ...codes, ...packs, ...(mailings ?? [])].map(({ id }) => id);
  return [...new Set([campaign.id, campaign.surveyId, ...named])];
};

const addParts = async (reading: Reading): Promise<Integrity> => {
  const { context, councilId, campaignId, campaign, records, progress, tools, now } = reading;
  const staff = createStaffNames();
  const actor = readerActor(councilId);
  addAll(reading, 'campaign.ndjson', campaignEntries(campaign, await records.watches.get(campaignId), staff));
  addAll(reading, 'surveys.ndjson', surveyEntries(campaign, await records.versions.list(campaignId)));
  await progress(2);
  const mailings = await tools.others.listMailings(councilId, campaignId);
  addAll(reading, 'mailings.ndjson', mailingEntries(mailings, now));
  await progress(1);
  const integrity = await tools.getIntegrity({ ...context, actor }, campaignId);
  const exclusions = gatherExclusions();
  const seals = createSeals(await commitmentKey({ ...context, actor }, tools.secrets));
  await readResponses(reading, (response) => {
    exclusions.add(response);
    seals.add(response);
  });
  addAll(reading, 'decisions.ndjson', [...decisionEntries(integrity, staff), ...exclusions.entries(staff)]);
  addAll(reading, 'responses.ndjson', seals.entries(now));
  await progress(2);
  const effects = integrity.effects.map((effect) => ({ type: 'effect', at: now, body: effect }));
  const statement = { type: 'statement', at: now, body: integrity.statement };
  const results = await resultEntries(records, { campaignId, now }, tools);
  addAll(reading, 'results.ndjson', [...results, ...effects, statement]);
  addAll(reading, 'commitments.ndjson', commitmentEntries(await records.commitments.get(campaignId), { staff, now }));
  await progress(1);
  const [insights, sendings] = await Promise.all([
    records.insights.listAll(campaignId),
    records.insights.listSendings(campaignId, MOST_SENDINGS),
  ]);
  addAll(reading, 'ai.ndjson', aiEntries(insights, sendings));
  await progress(1);
  const audit = await tools.others.listAudit(councilId, await subjectsOf(reading, integrity, mailings));
  addAll(reading, 'audit.ndjson', auditEntries(audit, staff, now));
  await progress(1);
  return integrity;
};

/** The ZIP of a campaign. Throws campaign_not_found. */
export const makePack = async (making: Making): Promise<Buffer> => {
  const { context, councilId, campaignId, tools } = making;
  const actor = readerActor(councilId);
  const records = context.reader(actor);
  const campaign = await records.campaigns.get(campaignId);
  const pack = createEvidencePack();
  const reading: Reading = { ...making, records, pack, campaign, now: context.clock.now() };
  const { statement } = await addParts(reading);
  const key = await signingKey({ ...context, actor }, tools.secrets);
  const madeAt = context.clock.now().toISOString();
  pack.addFile('README.txt', readMe({ product: tools.productName, campaign: campaign.title, madeAt }));
  pack.addFile('verify.mjs', verifierSource);
  pack.addFile('statement.txt', await tools.writeStatement(statement, ENGLISH));
  if ((await readLayout(records, campaignId)).language === WELSH)
    pack.addFile('statement-cy.txt', await tools.writeStatement(statement, WELSH));
  pack.addFile('statement.json', `${canonicalJson(asJson(statement))}\n`);
  const { id, publicKey } = key;
  pack.addFile('public-key.json', `${canonicalJson({ id, algorithm: 'Ed25519', publicKey })}\n`);
  return pack.finish(
    { madeAt, about: { product: tools.productName, campaign: campaignId, title: campaign.title } },
    key,
  );
};
