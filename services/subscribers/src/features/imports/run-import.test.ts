import { type ImportTrialChoice, subscribersChangedEvent, systemActor } from '@folkmoot/contracts';
import type { BlobStore, JobState, Unit } from '@folkmoot/service-kit';
import { memoryBlobs, testUnits, userActor } from '@folkmoot/service-kit/testing';
import type { TrialFigures } from '../../entities/import';
import { createRepositories, models } from '../../testing/repositories';
import { createImport, openImport } from './create-import.use-case';
import type { ImportRecords, ImportTools } from './import.types';
import { type Reading, readImportAgain } from './read-again.use-case';
import { runImport } from './run-import.use-case';
import { runTrial } from './run-trial.use-case';
import { startImport } from './start-import.use-case';
import { sweepImports } from './sweep-imports.use-case';
import { cancelImportTrial, tryImport } from './try-import.use-case';

const me = userActor();
const signal = new AbortController().signal;
const people = (count: number) => Array.from({ length: count }, (_, at) => `person${at}@x.example`).join('\n');
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

interface Failing {
  /** Called in each transaction after everything of the batch is written except the rejected rows. */
  beforeEnd: () => Promise<void> | void;
  /** Called after the lookup of people. */
  afterLook?: (emails: readonly string[]) => void;
  /** Called when the people whom a batch adds are ready to be written. */
  afterPreparation?: (people: number) => void;
}

let failing: Failing;
const units = testUnits({
  models,
  producer: 'subscribers',
  repositories: (scope): ImportRecords => {
    const repositories = createRepositories(scope);
    const { subscribers, importRows } = repositories;
    return {
      ...repositories,
      subscribers: {
        ...subscribers,
        findByEmails: async (emails) => {
          const matches = await subscribers.findByEmails(emails);
          failing.afterLook?.(emails);
          return matches;
        },
        prepareAll: async (added) => {
          const prepared = await subscribers.prepareAll(added);
          failing.afterPreparation?.(added.length);
          return prepared;
        },
      },
      importRows: {
        ...importRows,
        addAll: async (...args) => {
          await failing.beforeEnd();
          await importRows.addAll(...args);
        },
      },
    };
  },
});
const { clock } = units;
const asUser = units.contextOf(me);
const asSystem = units.contextOf(systemActor('subscribers'));

const setUpTools = (blobs: BlobStore) => {
  const queued: unknown[] = [];
  const runs = new Map<string, JobState>();
  const jobs: ImportTools['jobs'] = {
    schedule: async (_, data) => `run_${queued.push(data)}`,
    find: async (runId) => {
      const state = runs.get(runId);
      return state ? ({ _id: runId, state } as Awaited<ReturnType<ImportTools['jobs']['find']>>) : null;
    },
  };
  return { tools: { blobs, jobs }, queued, runs };
};

describe('running an import', () => {
  let setUp: ReturnType<typeof setUpTools>;
  let blobs: BlobStore;
  beforeEach(() => {
    failing = { beforeEnd: () => undefined };
    blobs = memoryBlobs();
    setUp = setUpTools(blobs);
  });

  const unit = <T>(work: (unit: Unit<ImportRecords>) => Promise<T>) => units.unitOfWork(me, work);
  const makeTag = () => {
    const fields = { name: 'Parks', description: '', color: '#112233', isDefault: false, createdBy: 'u' };
    return unit(({ tags }) => tags.add({ ...fields, createdAt: clock.now() }));
  };
  const begin = async (content: string) => {
    const { tools } = setUp;
    const tag = await makeTag();
    const sink = await openImport(asUser, { name: 'people.csv' }, blobs);
    await sink.write(Buffer.from(content));
    const form = new Map([
      ['tagIds', [tag.id]],
      ['consentSource', ['Paper forms']],
    ]);
    const { id, councilId } = await createImport(asUser, { fields: form, file: await sink.end() }, tools);
    return { tag, ref: { importId: id, councilId } };
  };
  /** Reads a file without starting it. */
  const look = async (content: string, reading: Readonly<Record<string, string>> = {}) => {
    const read = new Map(Object.entries(reading).map(([name, value]) => [name, [value]]));
    const sink = await openImport(asUser, { name: 'people.csv', fields: read }, blobs);
    await sink.write(Buffer.from(content));
    const form = { fields: new Map([['preview', ['true']]]), file: await sink.end() };
    return createImport(asUser, form, setUp.tools);
  };
  const choose = (choice: Partial<ImportTrialChoice> = {}): ImportTrialChoice => ({
    emailColumn: 0,
    hasHeader: true,
    tagIds: [],
    consentSource: 'Paper forms',
    ...choice,
  });
  const tryOut = async (importId: string, choice: ImportTrialChoice) => {
    const { trial, councilId } = await tryImport(asUser, { importId, choice }, setUp.tools.jobs);
    await runTrial(asSystem, { importId, councilId, trialId: trial?.id ?? '' }, signal, blobs);
    return (await stored(importId)).trial;
  };
  const startAndRun = async (importId: string, choice: ImportTrialChoice) => {
    const { councilId } = await startImport(asUser, { importId, choice }, setUp.tools.jobs);
    await runImport(asSystem, { importId, councilId }, { runId: 'r1', signal }, blobs);
    return stored(importId);
  };
  const person = async (email: string) => asUser.reader(me).subscribers.findByEmail(email);
  const stored = (importId: string) => asUser.reader(me).imports.get(importId);
  const files = async () => {
    const keys: string[] = [];
    for await (const key of blobs.list('')) keys.push(key);
    return keys.length;
  };
  const counted = async () => {
    const { stats, tags } = asUser.reader(me);
    const subscribers = await units.connection.collection('subscribers').countDocuments();
    return [subscribers, (await stats.get()).total, (await tags.listAll())[0]?.subscriberCount];
  };

  it('a batch is rolled back when it crashes in the middle, and another run imports it once', async () => {
    const { ref } = await begin(`${people(2500)}\nbad`);
    let batches = 0;
    failing.beforeEnd = () => {
      batches += 1;
      if (batches === 2) throw new Error('the process ended');
    };
    const run = runImport(asSystem, ref, { runId: 'r1', signal }, blobs);
    await expect(run).rejects.toThrow('the process ended');
    expect([await counted(), (await stored(ref.importId)).processed]).toEqual([[1000, 1000, 1000], 1000]);
    await runImport(asSystem, ref, { runId: 'r2', signal }, blobs);
    expect(await stored(ref.importId)).toMatchObject({ state: 'done', processed: 2501, added: 2500, failed: 1 });
    expect([await counted(), await files()]).toEqual([[2500, 2500, 2500], 0]);
  });

  it('the first run stops without changes when another run claims the import in the middle of a batch', async () => {
    const { ref } = await begin(people(2500));
    let batches = 0;
    failing.beforeEnd = async () => {
      batches += 1;
      if (batches > 1) return;
      await unit(async ({ imports }) => imports.save({ ...(await imports.get(ref.importId)), runId: 'r2' }));
    };
    await runImport(asSystem, ref, { runId: 'r1', signal }, blobs);
    expect(await stored(ref.importId)).toMatchObject({ state: 'running', runId: 'r2', processed: 0 });
    expect([await counted(), batches]).toEqual([[0, 0, 0], 1]);
  });

  it('people who leave during the preparation of their batch are rejected with the reason', async () => {
    const { ref, tag } = await begin(people(1500));
    const consent = { source: 'counter', text: '', textVersion: '', givenAt: clock.now(), recordedBy: null };
    const leaving = await unit(({ subscribers }) =>
      subscribers.add({
        ...{ email: 'person1200@x.example', writtenEmail: 'person1200@x.example', uniqueId: 'LEAVES' },
        ...{ source: 'manual', status: 'active', subscribedAt: clock.now(), history: [] },
        subscriptions: [{ tagId: 'another', status: 'active', consent }],
      }),
    );
    const looked = new Promise<void>((resolve) => {
      failing.afterLook = (emails) => void (emails.includes(leaving.email) && resolve());
    });
    let batches = 0;
    failing.beforeEnd = async () => {
      batches += 1;
      if (batches > 1) return;
      await looked;
      await unit(({ subscribers }) => subscribers.save({ ...leaving, status: 'unsubscribed' }));
      await unit(({ suppressions }) => suppressions.add('person1300@x.example', new Date()));
    };
    await runImport(asSystem, ref, { runId: 'r1', signal }, blobs);
    const { imports, importRows, subscribers, tags } = asUser.reader(me);
    expect(await imports.get(ref.importId)).toMatchObject({ state: 'done', processed: 1500, added: 1498, failed: 2 });
    expect((await importRows.list(ref.importId, 10)).map(({ line }) => line)).toEqual([1201, 1301]);
    expect(await subscribers.findByEmail(leaving.email)).toMatchObject({ status: 'unsubscribed', revision: 2 });
    expect((await tags.get(tag.id)).subscriberCount).toBe(1498);
  });

  describe('a batch that was planned during the batch before it', () => {
    const columns = [{ index: 1, create: { name: 'Pets', type: 'text' as const } }];
    const file = [
      'Email;Pets',
      ...people(1500)
        .split('\n')
        .map((email) => `${email};dog`),
    ].join('\n');
    /** Runs the import. Between the plan of the second batch and its transaction, `meanwhile` happens. */
    const runWith = async (meanwhile: () => Promise<void>) => {
      const { id } = await look(file);
      const prepared: number[] = [];
      const isSecondPlanned = new Promise<void>((resolve) => {
        failing.afterPreparation = (count) => {
          if (prepared.push(count) === 2) resolve();
        };
      });
      let batches = 0;
      failing.beforeEnd = async () => {
        batches += 1;
        if (batches > 1) return;
        await isSecondPlanned;
        await meanwhile();
      };
      return { done: await startAndRun(id, choose({ columns })), prepared };
    };

    it('is written as it was planned when nothing changed meanwhile', async () => {
      const { done, prepared } = await runWith(async () => undefined);
      expect([done.added, prepared]).toEqual([1500, [1000, 500]]);
      expect((await person('person1400@x.example'))?.attributes).toEqual({ pets: 'dog' });
    });

    it('is planned again when an attribute is removed, or somebody is erased, meanwhile', async () => {
      const { done, prepared } = await runWith(async () => {
        await unit(async ({ attributes }) => attributes.remove(await attributes.get('pets'), clock.now()));
        await unit(({ suppressions }) => suppressions.add('person1300@x.example', new Date()));
      });
      expect([done.added, done.failed, prepared]).toEqual([1499, 1, [1000, 500, 499]]);
      expect((await person('person900@x.example'))?.attributes).toEqual({ pets: 'dog' });
      expect((await person('person1400@x.example'))?.attributes).toBeUndefined();
      expect(await person('person1300@x.example')).toBeNull();
    });
  });

  it('a person at the end of a batch and at the beginning of the next is added once', async () => {
    const { ref } = await begin(`${people(1000)}\nperson999@x.example\nPerson998@X.example\nlast@x.example`);
    await runImport(asSystem, ref, { runId: 'r1', signal }, blobs);
    expect(await stored(ref.importId)).toMatchObject({ state: 'done', added: 1001, merged: 2 });
    expect(await counted()).toEqual([1001, 1001, 1001]);
  });

  it('the import fails with a message and adds nobody when its tags are deleted', async () => {
    const { ref, tag } = await begin(people(3));
    await unit(async ({ tags }) => tags.remove(await tags.get(tag.id), { mergedInto: null, sweepAt: new Date() }));
    await runImport(asSystem, ref, { runId: 'r1', signal }, blobs);
    const problem = 'The tags of this import no longer exist.';
    expect(await stored(ref.importId)).toMatchObject({ state: 'failed', problem, added: 0 });
    expect((await counted())[0]).toBe(0);
  });

  it('the import fails with a message and publishes no event when its file is missing', async () => {
    const { ref } = await begin(people(3));
    for await (const key of blobs.list('')) await blobs.delete(key);
    await runImport(asSystem, ref, { runId: 'r1', signal }, blobs);
    expect((await stored(ref.importId)).problem).toMatch(/^Failed to process CSV file\./);
    expect(units.eventsOf(subscribersChangedEvent)).toEqual([]);
  });

  it('another run does nothing when the import is done or cancelled', async () => {
    const { ref } = await begin(people(3));
    await runImport(asSystem, ref, { runId: 'r1', signal }, blobs);
    const before = await stored(ref.importId);
    await runImport(asSystem, ref, { runId: 'r2', signal }, blobs);
    expect(await stored(ref.importId)).toEqual(before);
  });

  describe('columns that are kept', () => {
    const file = [
      'Email;Ward;Born;Visits;Pets',
      'amy@x.example;East;31/12/1980;3;dog',
      'ben@x.example;;not a day;;',
      'amy@x.example;West;;12,5;',
      'cat@x.example;=HYPERLINK("x");1.2.2001;many;cat',
    ].join('\n');
    const columns = [
      { index: 1, attribute: 'ward' },
      { index: 2, create: { name: 'Date of birth', type: 'date' as const } },
      { index: 3, create: { name: 'Constructor', type: 'number' as const } },
    ];

    it('are stored as attributes, the last value wins, and wrong values are counted', async () => {
      const { id } = await look(file);
      const trial = await tryOut(id, choose({ columns }));
      expect((await asUser.reader(me).attributes.listAll()).length).toBe(4);
      const done = await startAndRun(id, choose({ columns }));
      expect(done).toMatchObject({ state: 'done', added: 3, merged: 1, failed: 0 });
      expect(done.choice?.columns?.map(({ attribute }) => attribute)).toEqual(['ward', 'date_of_birth', 'constructor']);
      const warnings = [
        { name: 'Date of birth', type: 'date', count: 1, lines: [3] },
        { name: 'Constructor', type: 'number', count: 1, lines: [5] },
      ];
      expect([trial?.warnings, done.warnings]).toMatchObject([warnings, warnings]);
      const amy = await person('amy@x.example');
      expect({ ...amy?.attributes }).toEqual({ ward: 'West', date_of_birth: '1980-12-31', constructor: 12.5 });
      expect((await person('ben@x.example'))?.attributes).toBeUndefined();
      expect((await person('cat@x.example'))?.attributes).toEqual({
        ward: '=HYPERLINK("x")',
        date_of_birth: '2001-02-01',
      });
      const document = await units.connection.collection('subscribers').findOne({ email: 'amy@x.example' });
      expect(document?.attributeKeys).toContain('ward=west');
      expect(JSON.stringify(done.layout)).not.toContain('dog');
    });

    it('change existing people only where the file has a value, and empty cells change nothing', async () => {
      await startAndRun((await look(file)).id, choose({ columns: columns.slice(0, 1) }));
      const before = await person('ben@x.example');
      const next = await look('Email;Ward\namy@x.example;\nben@x.example;\ncat@x.example;South');
      const done = await startAndRun(next.id, choose({ columns: columns.slice(0, 1) }));
      expect(done).toMatchObject({ added: 0, merged: 3 });
      expect((await person('amy@x.example'))?.attributes).toEqual({ ward: 'West' });
      expect(await person('ben@x.example')).toEqual(before);
      expect((await person('cat@x.example'))?.attributes).toEqual({ ward: 'South' });
    });

    it('are refused when a column or an attribute does not exist or is used twice', async () => {
      const { id } = await look(file);
      const wrong = [
        [{ index: 5, attribute: 'ward' }],
        [{ index: 0, attribute: 'ward' }],
        [{ index: 1, attribute: 'unknown' }],
        [
          { index: 1, attribute: 'ward' },
          { index: 2, attribute: 'ward' },
        ],
        [{ index: 1, create: { name: 'WARD', type: 'text' as const } }],
      ];
      for (const each of wrong) {
        await expect(tryOut(id, choose({ columns: each }))).rejects.toMatchObject({ code: 'invalid_input' });
        await expect(startAndRun(id, choose({ columns: each }))).rejects.toMatchObject({ code: 'invalid_input' });
      }
    });

    it('are kept once per person when the run is killed in the middle and another one resumes', async () => {
      const rows = Array.from({ length: 2500 }, (_, at) => `person${at}@x.example;Ward ${at % 7};1/2/1990;${at};`);
      const { id } = await look(`Email;Ward;Born;Visits;Pets\n${rows.join('\n')}`);
      let batches = 0;
      failing.beforeEnd = () => {
        batches += 1;
        if (batches === 2) throw new Error('the process ended');
      };
      await expect(startAndRun(id, choose({ columns }))).rejects.toThrow('the process ended');
      const { councilId } = await stored(id);
      await runImport(asSystem, { importId: id, councilId }, { runId: 'r2', signal }, blobs);
      expect(await stored(id)).toMatchObject({ state: 'done', processed: 2500, added: 2500, merged: 0 });
      const subscribers = units.connection.collection('subscribers');
      expect(await subscribers.countDocuments({ attributeKeys: 'ward=ward 3' })).toBe(357);
      expect(await subscribers.countDocuments({ 'attributes.constructor': { $gte: 0 } })).toBe(2500);
    });
  });

  describe('modes', () => {
    it('only people on the list are changed when nobody may be added', async () => {
      await startAndRun((await look('Email\namy@x.example')).id, choose());
      const tag = await makeTag();
      const { id } = await look('Email;Ward\namy@x.example;East\nben@x.example;East');
      const choice = choose({ mode: 'tag', tagIds: [tag.id], columns: [{ index: 1, attribute: 'ward' }] });
      const trial = await tryOut(id, choice);
      const done = await startAndRun(id, choice);
      expect(trial).toMatchObject({ added: 0, merged: 1, failed: 1 });
      expect(done).toMatchObject({ added: 0, merged: 1, failed: 1 });
      expect((await asUser.reader(me).importRows.list(id, 9)).map(({ reason }) => reason)).toEqual([
        'Is not on the list. This import adds nobody',
      ]);
      expect(await person('amy@x.example')).toMatchObject({
        attributes: { ward: 'East' },
        subscriptions: [{ tagId: tag.id }],
      });
      expect(await person('ben@x.example')).toBeNull();
    });

    it('nobody writes to the addresses of a block list, and no later import adds them', async () => {
      await startAndRun((await look('Email\namy@x.example\nben@x.example')).id, choose());
      const block = await look('Email\nAMY@x.example\nnew@x.example; New@X.example\nbad');
      const done = await startAndRun(block.id, choose({ mode: 'block', consentSource: 'Old system' }));
      expect(done).toMatchObject({ state: 'done', added: 1, merged: 2, failed: 1 });
      expect(await person('amy@x.example')).toMatchObject({
        status: 'unsubscribed',
        history: [{}, { what: 'unsubscribed', detail: 'Blocked by people.csv: Old system', by: 'user_1' }],
      });
      expect(await person('new@x.example')).toBeNull();
      expect(await counted()).toEqual([2, 2, undefined]);
      expect((await asUser.reader(me).stats.get()).active).toBe(1);
      expect(units.eventsOf(subscribersChangedEvent).at(-1)?.payload).toMatchObject({ change: 'blocked', count: 3 });
      const again = await startAndRun((await look('Email\namy@x.example\nnew@x.example\nben@x.example')).id, choose());
      expect(again).toMatchObject({ added: 0, merged: 1, failed: 2 });
    });
  });

  describe('trial', () => {
    const random = (seed: number) => {
      let state = seed;
      return (below: number): number => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        return state % below;
      };
    };
    /** A row of a file with few different people, so that they repeat in and across batches. */
    const rowOf = (pick: (below: number) => number): string => {
      const address = () => ['bad', '', 'josé@x.example'][pick(40)] ?? `person${pick(1600)}@x.example`;
      const cell = pick(10) === 0 ? `${address()}; ${address()}` : address();
      return `"${cell}",Ward ${pick(5)},${['1/2/2003', 'never', '', '31/31/31'][pick(4)]}`;
    };

    it.each([
      ['add', 1],
      ['add', 2],
      ['tag', 3],
      ['block', 4],
    ] as const)('counts what the import then does, and changes nobody: mode %s, seed %s', async (mode, seed) => {
      const pick = random(seed);
      const fileOf = (rows: number) =>
        ['Email,Ward,Born', ...Array.from({ length: rows }, () => rowOf(pick))].join('\n');
      const columns = [
        { index: 1, attribute: 'ward' },
        { index: 2, create: { name: 'Born', type: 'date' as const } },
      ];
      await startAndRun((await look(fileOf(300))).id, choose());
      await startAndRun((await look(fileOf(100))).id, choose({ mode: 'block' }));
      const { id } = await look(fileOf(2600));
      const before = await units.connection.collection('subscribers').find().toArray();
      const trial = await tryOut(id, choose({ mode, columns }));
      expect(trial?.state).toBe('done');
      expect(await units.connection.collection('subscribers').find().toArray()).toEqual(before);
      const done = await startAndRun(id, choose({ mode, columns }));
      const figuresOf = ({ processed, added, merged, failed, warnings = [] }: TrialFigures) => ({
        ...{ processed, added, merged, failed },
        warnings: warnings.map(({ name, count, lines }) => ({ name, count, lines })),
      });
      expect(figuresOf({ ...done, warnings: done.warnings ?? [] })).toEqual(figuresOf(trial as TrialFigures));
      expect(done.processed).toBe(2600);
    });

    it('is replaced by the next one, can be cancelled, and ends with the start', async () => {
      const { id, councilId } = await look(`Email\n${people(3)}`);
      const first = await tryImport(asUser, { importId: id, choice: choose() }, setUp.tools.jobs);
      const second = await tryImport(asUser, { importId: id, choice: choose() }, setUp.tools.jobs);
      const run = (trialId = '') => runTrial(asSystem, { importId: id, councilId, trialId }, signal, blobs);
      await run(first.trial?.id);
      expect((await stored(id)).trial).toMatchObject({ state: 'queued', processed: 0 });
      await cancelImportTrial(asUser, id);
      await run(second.trial?.id);
      expect((await stored(id)).trial).toMatchObject({ state: 'cancelled', processed: 0 });
      await expect(cancelImportTrial(asUser, id)).rejects.toMatchObject({ code: 'transition_not_allowed' });
      expect(await startAndRun(id, choose())).toMatchObject({ state: 'done', added: 3, trial: null });
      await expect(tryOut(id, choose())).rejects.toMatchObject({ code: 'transition_not_allowed' });
    });
  });

  describe('reading', () => {
    it('can be corrected by hand when the encoding or delimiter was guessed wrong', async () => {
      const bytes = Buffer.from('Email;Name\namy@x.example;\xa3ucja, J\xf3zef', 'latin1');
      const sink = await openImport(asUser, { name: 'people.csv' }, blobs);
      await sink.write(bytes);
      const form = { fields: new Map([['preview', ['true']]]), file: await sink.end() };
      const { id } = await createImport(asUser, form, setUp.tools);
      const samples = async () => (await stored(id)).layout?.columns.map((column) => column.samples[0]);
      expect(await samples()).toEqual(['amy@x.example', '£ucja, Józef']);
      const again = (reading: Reading) => readImportAgain(asUser, { importId: id, reading }, blobs);
      await again({ encoding: 'Windows-1250' });
      expect(await samples()).toEqual(['amy@x.example', 'Łucja, Józef']);
      await again({ encoding: 'Windows-1250', delimiter: ',' });
      expect(await samples()).toEqual(['amy@x.example;Łucja', 'Józef']);
      await again({ encoding: 'Windows-1252', delimiter: ';' });
      expect(await samples()).toEqual(['amy@x.example', '£ucja, Józef']);
      expect(await files()).toBe(1);
      await expect(again({ encoding: 'UTF-16' })).rejects.toMatchObject({ code: 'csv_invalid' });
      expect([await files(), await samples()]).toEqual([1, ['amy@x.example', '£ucja, Józef']]);
      await startAndRun(id, choose({ columns: [{ index: 1, attribute: 'first_name' }] }));
      expect((await person('amy@x.example'))?.attributes).toEqual({ first_name: '£ucja, Józef' });
      await expect(again({})).rejects.toMatchObject({ code: 'transition_not_allowed' });
    });

    it('is chosen with the upload, and an unknown encoding is refused', async () => {
      const { layout } = await look('Email;Name\namy@x.example;Amy', { delimiter: ',', encoding: 'UTF-8' });
      expect(layout).toMatchObject({ delimiter: ',', columns: [{ name: 'Email;Name' }] });
      await expect(look('Email', { encoding: 'EBCDIC' })).rejects.toMatchObject({ code: 'invalid_input' });
    });
  });

  describe('sweep', () => {
    const sweep = () => sweepImports(asSystem, signal, setUp.tools);

    it('an import is queued again when its run is lost, but not when it had recent progress', async () => {
      const { ref } = await begin(people(3));
      await sweep();
      expect(setUp.queued).toEqual([ref]);
      clock.advance(2 * MINUTE_MS);
      await sweep();
      expect(setUp.queued).toEqual([ref, ref]);
      await unit(async ({ imports }) =>
        imports.save({ ...(await imports.get(ref.importId)), state: 'running', runId: 'r1' }),
      );
      setUp.runs.set('r1', 'running');
      clock.advance(2 * MINUTE_MS);
      await sweep();
      expect(setUp.queued).toHaveLength(2);
    });

    it("an import fails with D2's text 'Failed to process CSV file' after the last attempt (F-62)", async () => {
      const { ref } = await begin(people(3));
      await unit(async ({ imports }) =>
        imports.save({ ...(await imports.get(ref.importId)), state: 'running', runId: 'r1' }),
      );
      setUp.runs.set('r1', 'failed');
      clock.advance(2 * MINUTE_MS);
      await sweep();
      const problem = 'Failed to process CSV file';
      expect(await stored(ref.importId)).toMatchObject({ state: 'failed', problem });
      expect(await files()).toBe(1);
      clock.advance(7 * DAY_MS);
      await sweep();
      expect([await files(), (await stored(ref.importId)).pieces]).toEqual([0, []]);
    });

    it('an interrupted upload and an unused preview are deleted after a day', async () => {
      const sink = await openImport(asUser, { name: 'broken.csv' }, blobs);
      await sink.write(Buffer.from(people(300_000)));
      const looked = await openImport(asUser, { name: 'looked.csv' }, blobs);
      await looked.write(Buffer.from(people(3)));
      const preview = new Map([['preview', ['true']]]);
      await createImport(asUser, { fields: preview, file: await looked.end() }, setUp.tools);
      expect(await files()).toBe(2);
      clock.advance(DAY_MS);
      await sweep();
      expect([await files(), await units.connection.collection('imports').countDocuments()]).toEqual([0, 0]);
    });
  });
});
