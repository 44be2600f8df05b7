import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { isDomainError, systemActor } from '@folkmoot/contracts';
import type { DecidedWave, FoundWave, SurveyShape } from '@folkmoot/integrity';
import type { Campaign, CampaignRef } from '../../entities/campaign';
import { DEBOUNCE_MS, newIntegrity, type StoredIntegrity, type TraceChunk, tracesName } from '../../entities/integrity';
import { askedQuestions, type Response } from '../../entities/response';
import type { Memberships, StoredWave } from '../../entities/wave';
import { readCircumstances } from './circumstances';
import type { IntegrityTools, JobContext } from './integrity.types';
import { isKeyOver } from './key-over.domain';
import { RunOutdated } from './run-outdated';
import { storeWaves } from './store-waves';
import { observed, shapeOf } from './survey-shape';

const KEY_BYTES = 32;
/** Responses that are traced in one transaction. */
const BATCH_SIZE = 1_000;
/** Chunks of traces that are sent to the process at a time. */
const CHUNKS_AT_A_TIME = 10;
/** Attempts to bring all traces to the process: it may end between two messages. */
const MOST_ATTEMPTS = 3;
const ERASED_AT_ONCE = 100;

interface Run {
  readonly context: JobContext;
  readonly ref: CampaignRef;
  readonly signal: AbortSignal;
  readonly tools: Pick<IntegrityTools, 'compareResponses'>;
}

const actorOf = ({ councilId }: CampaignRef) => systemActor('campaigns', councilId);

const change = (
  { context, ref }: Run,
  work: (integrity: StoredIntegrity) => StoredIntegrity,
): Promise<StoredIntegrity> =>
  context.unitOfWork(actorOf(ref), async (unit) => {
    const known = (await unit.integrity.find(ref.campaignId)) ?? newIntegrity(ref.campaignId);
    return unit.integrity.put(work(known));
  });

const shapeNow = async ({ context, ref }: Run): Promise<SurveyShape> => {
  const { questions, versions } = await askedQuestions(context.reader(actorOf(ref)), ref.campaignId);
  return shapeOf(questions, versions);
};

/** Prepares the traces for the questions as they are now. With other questions, all responses are traced again. */
const begin = async (run: Run): Promise<StoredIntegrity> => {
  const { context, ref } = run;
  const shape = await shapeNow(run);
  const { numbers } = await context.reader(actorOf(ref)).counters.get(ref.campaignId);
  const total = numbers?.last ?? 0;
  const begun = await change(run, (known) => {
    const isSame = known.key !== null && isDeepStrictEqual(known.shape, shape);
    return {
      ...known,
      key: known.key ?? new Uint8Array(randomBytes(KEY_BYTES)),
      shape,
      tracedTo: isSame ? known.tracedTo : 0,
      erasures: isSame ? known.erasures : known.erasures + 1,
      isRequested: false,
      state: 'tracing',
      done: isSame ? known.tracedTo : 0,
      total,
    };
  });
  if (begun.tracedTo === 0) {
    const eraseSome = () =>
      context.unitOfWork(actorOf(ref), ({ traces }) => traces.eraseSomeOfCampaign(ref.campaignId, ERASED_AT_ONCE));
    while (await eraseSome());
  }
  return begun;
};

type Numbered = Response & { readonly number: number };

const isNumbered = (response: Response): response is Numbered => response.number !== undefined;

/** Traces the next responses. Null when there are none. */
const traceNext = async (run: Run, integrity: StoredIntegrity): Promise<StoredIntegrity | null> => {
  const { context, ref, tools, signal } = run;
  const { campaignId } = ref;
  const { key, shape } = integrity;
  if (key === null || shape === null) throw new RunOutdated();
  const records = context.reader(actorOf(ref));
  const responses = (await records.responses.listAfter(campaignId, integrity.tracedTo, BATCH_SIZE)).filter(isNumbered);
  const last = responses.at(-1);
  if (!last) return null;
  const before = await records.traces.last(campaignId);
  const chunks = await tools.compareResponses.trace(
    { before: before?.bytes ?? null, responses: responses.map((each) => observed(each, shape)), shape, key },
    signal,
  );
  return context.unitOfWork(actorOf(ref), async (unit) => {
    await unit.campaigns.get(campaignId);
    const current = await unit.integrity.find(campaignId);
    // A response may have been erased meanwhile, and must not come back as a trace.
    if (current?.erasures !== integrity.erasures || current.tracedTo !== integrity.tracedTo) throw new RunOutdated();
    if (before) await unit.traces.delete(campaignId, before.from);
    for (const chunk of chunks) await unit.traces.put({ campaignId, ...chunk });
    return unit.integrity.put({
      ...current,
      tracedTo: last.number,
      state: 'tracing',
      done: last.number,
      total: Math.max(current.total, last.number),
    });
  });
};

const traceAll = async (run: Run): Promise<StoredIntegrity> => {
  let integrity = await begin(run);
  for (;;) {
    run.signal.throwIfAborted();
    const next = await traceNext(run, integrity);
    if (next === null) return integrity;
    integrity = next;
  }
};

/** Brings the traces that the process does not have yet. */
const bringTraces = async ({ context, ref, tools, signal }: Run, name: string, shape: SurveyShape): Promise<number> => {
  const { compareResponses } = tools;
  const records = context.reader(actorOf(ref));
  let above = await compareResponses.add({ name, shape, chunks: [] }, signal);
  for (;;) {
    signal.throwIfAborted();
    const chunks: TraceChunk[] = await records.traces.list(ref.campaignId, above, CHUNKS_AT_A_TIME);
    const last = chunks.at(-1);
    if (!last) return above;
    const reached = await compareResponses.add(
      { name, shape, chunks: chunks.map(({ from, to, bytes }) => ({ from, to, bytes })) },
      signal,
    );
    above = Math.max(last.to, reached);
  }
};

const decidedIn = (waves: readonly StoredWave[], memberships: Memberships): DecidedWave[] => {
  const members = new Map<string, number[]>();
  for (const [number, id] of memberships) {
    const known = members.get(id);
    if (known) known.push(number);
    else members.set(id, [number]);
  }
  return waves.flatMap(({ id, kind, decision, signature }) =>
    decision === null || signature === null
      ? []
      : [{ id, kind, members: (members.get(id) ?? []).sort((a, b) => a - b), signature }],
  );
};

const compare = async (run: Run, campaign: Campaign, integrity: StoredIntegrity) => {
  const { context, ref, tools, signal } = run;
  const { shape } = integrity;
  if (shape === null) throw new RunOutdated();
  const records = context.reader(actorOf(ref));
  const name = tracesName(integrity);
  const circumstances = await readCircumstances(records, campaign, context.clock.now());
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const to = await bringTraces(run, name, shape);
    const [waves, memberships] = await Promise.all([
      records.waves.list(ref.campaignId),
      records.waveMembers.list(ref.campaignId),
    ]);
    const decided = decidedIn(waves, memberships);
    const detected: FoundWave[] | null =
      to === 0 ? [] : await tools.compareResponses.compare({ name, to, circumstances, decided }, signal);
    if (detected !== null) return { detected, waves, memberships };
  }
  throw new Error('the process that compares responses ended again and again');
};

/** The record after a run that compared responses up to a number. It is due again when more have arrived meanwhile. */
const afterRun = (known: StoredIntegrity, { tracedTo, last, now }: { tracedTo: number; last: number; now: Date }) => {
  const run = { ...known, done: tracedTo, total: Math.max(tracedTo, last), analysedAt: now };
  if (last <= tracedTo) return { ...run, state: 'done' as const, dueAt: null, isRequested: false };
  const waitMs = known.isRequested ? 0 : DEBOUNCE_MS;
  return { ...run, state: 'queued' as const, dueAt: new Date(now.getTime() + waitMs) };
};

const done = ({ context, ref }: Run, tracedTo: number, hasChanged: boolean): Promise<StoredIntegrity> =>
  context.unitOfWork(actorOf(ref), async (unit) => {
    const { counters } = unit;
    // No response may arrive between the look at the numbers and the note that nothing is due. Results by wave are others
    // only when waves changed: analyses and reviews of before stay current otherwise.
    const { numbers } = await (hasChanged ? counters.getForChange(ref.campaignId) : counters.hold(ref.campaignId));
    const known = (await unit.integrity.find(ref.campaignId)) ?? newIntegrity(ref.campaignId);
    return unit.integrity.put(afterRun(known, { tracedTo, last: numbers?.last ?? 0, now: context.clock.now() }));
  });

const cancelled = (run: Run): Promise<StoredIntegrity> =>
  change(run, (known) => ({ ...known, state: 'cancelled', dueAt: null }));

/** The campaign, null when it was deleted or when its responses may not be compared any more. */
const openCampaign = async ({ context, ref }: Run): Promise<Campaign | null> => {
  const records = context.reader(actorOf(ref));
  const [campaign] = await records.campaigns.listByIds([ref.campaignId]);
  return campaign && !isKeyOver(campaign, context.clock.now()) ? campaign : null;
};

const failed = ({ context, ref }: Run): Promise<void> =>
  context.unitOfWork(actorOf(ref), async ({ integrity }) => {
    const known = await integrity.find(ref.campaignId);
    if (known) await integrity.put({ ...known, state: 'failed', dueAt: null });
  });

const carryOut = async (run: Run, campaign: Campaign): Promise<void> => {
  const traced = await traceAll(run);
  const comparing = await change(run, (known) => ({ ...known, state: 'comparing', done: 0, total: traced.tracedTo }));
  const compared = await compare(run, campaign, comparing);
  const hasChanged = await storeWaves(run.context, run.ref, { ...compared, erasures: comparing.erasures }, run.signal);
  await done(run, traced.tracedTo, hasChanged);
};

/**
 * Compares the responses of a campaign: traces the new ones, looks for waves among all of them, and stores these. Each step
 * is stored. The run stays due until its end, so one that was stopped continues behind its last step.
 */
export const analyseCampaign = async (run: Run): Promise<void> => {
  const campaign = await openCampaign(run);
  if (!campaign) {
    await cancelled(run);
    return;
  }
  try {
    await carryOut(run, campaign);
  } catch (error) {
    if (run.signal.aborted || error instanceof RunOutdated) return;
    // Deleted meanwhile: the next run finds that.
    if (isDomainError(error) && error.code === 'campaign_not_found') return;
    await failed(run);
    throw error;
  }
};
