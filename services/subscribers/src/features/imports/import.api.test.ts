import {
  cancelImportOperation,
  getImportOperation,
  getImportRowsOperation,
  getSubscriberStatsOperation,
  inheritedNames,
  listImportsOperation,
  listSubscribersOperation,
  listTagsOperation,
  startImportOperation,
  subscribersChangedEvent,
  tryImportOperation,
  unsubscribeSubscriberOperation,
} from '@folkmoot/contracts';
import {
  makeSubscriber,
  makeTag,
  other,
  own,
  type SubscribersTestService,
  startSubscribersService,
} from '../../testing/fixtures';
import { importForm, importWhen, uploadImport } from '../../testing/import-files';

const CONSENT = 'Paper forms of the spring fair';

describe('importing subscribers', () => {
  let service: SubscribersTestService;
  let tagId: string;
  beforeAll(async () => {
    service = await startSubscribersService();
  });
  beforeEach(async () => {
    await service.empty();
    tagId = (await makeTag(service)).id;
  });
  afterAll(() => service.stop());

  const started = async (content: string | Uint8Array<ArrayBuffer>, name?: string) => {
    const form = importForm(content, { tagIds: [tagId], consentSource: CONSENT }, name);
    const { status, body } = await uploadImport(service, form);
    expect(status).toBe(202);
    return importWhen(service, body.id);
  };
  const emails = async () => {
    const { body } = await service.call(listSubscribersOperation, { as: own, query: { limit: 200 } });
    return body.items.map(({ email }) => email).sort();
  };
  const figures = async () => {
    const { total, active, csvImport } = (await service.call(getSubscriberStatsOperation, { as: own })).body;
    const [tag] = (await service.call(listTagsOperation, { as: own })).body.items;
    return { total, active, csvImport, tag: tag?.subscriberCount };
  };
  const refusal = async (...parts: Parameters<typeof importForm>) => {
    const { status, body } = await uploadImport(service, importForm(...parts));
    return { status, code: body.code, text: body.detail, field: body.fields?.[0]?.message };
  };
  const whole = { consentSource: CONSENT };

  it('columns are ignored when they are named like properties of Object.prototype', async () => {
    const names = [...inheritedNames];
    const done = await started(`${[...names, 'Email'].join(',')}\n${[...names, 'amy@x.example'].join(',')}\n`);
    expect(done).toMatchObject({ state: 'done', added: 1, failed: 0 });
    expect(await emails()).toEqual(['amy@x.example']);
  });

  it('every row is added, merged or rejected with a reason, with correct figures and an event', async () => {
    const file = 'Name;Email\nAmy;amy@x.example\nBen;BEN@x.example\nCat;no address\n;\nAmy;Amy@X.example\nDan;\n';
    const done = await started(file);
    expect(done).toMatchObject({
      state: 'done',
      total: 5,
      processed: 5,
      added: 2,
      merged: 1,
      failed: 2,
      problem: null,
    });
    expect(done.rows).toEqual([
      { line: 4, email: 'no address', reason: 'This is not an email address' },
      { line: 7, email: '', reason: 'There is no email address in this row' },
    ]);
    expect(await emails()).toEqual(['amy@x.example', 'ben@x.example']);
    expect(await figures()).toEqual({ total: 2, active: 2, csvImport: 2, tag: 2 });
    await service.settled();
    expect(service.eventsOf(subscribersChangedEvent)).toMatchObject([
      { actor: { kind: 'user', id: 'user_1' }, payload: { change: 'imported', count: 3, importId: done.id } },
    ]);
    const files = service.connection.collection('blobs.files');
    expect(await files.countDocuments()).toBe(0);
  });

  it('the evidence and the history contain the consent source and the file name', async () => {
    await started('amy@x.example', 'fair.csv');
    const [document] = await service.connection.collection('subscribers').find().toArray();
    expect(document?.subscriptions).toMatchObject([
      { tagId, status: 'active', consent: { source: CONSENT, recordedBy: 'user_1' } },
    ]);
    expect(document?.history).toMatchObject([{ what: 'added', detail: `Imported from fair.csv: ${CONSENT}` }]);
  });

  it('twelve spellings of one address are one person', async () => {
    const spellings = [
      'jo@müller.example',
      'JO@MÜLLER.EXAMPLE',
      'Jo@xn--mller-kva.example',
      ' jo@müller.example ',
      '"jo@müller.example"',
      "'jo@müller.example'",
      '<jo@müller.example>',
      'Jo Bloggs <jo@müller.example>',
      'mailto:jo@müller.example',
      'jo@müller\u200b.example',
      '\u00a0jo@müller.example',
      'jo@mu\u0308ller.example',
    ];
    const done = await started(
      `email\n${spellings.map((spelling) => `"${spelling.replaceAll('"', '""')}"`).join('\n')}`,
    );
    expect(done).toMatchObject({ total: 12, added: 1, merged: 11, failed: 0 });
    expect(await emails()).toEqual(['jo@xn--mller-kva.example']);
  });

  it('plus addresses are separate people, and quoted local parts are refused with a reason', async () => {
    const done = await started('email\njo@x.example\njo+news@x.example\n"""jo bloggs""@x.example"\no\'neil@x.example');
    expect(done).toMatchObject({ added: 3, failed: 1 });
    expect(done.rows).toMatchObject([{ line: 4, email: '"jo bloggs"@x.example' }]);
    expect(await emails()).toEqual(['jo+news@x.example', 'jo@x.example', "o'neil@x.example"]);
  });

  it('existing people get the tag with its evidence, and people who have the tag stay unchanged', async () => {
    const other = await makeTag(service);
    await makeSubscriber(service, own, { email: 'amy@x.example', tagIds: [other.id] });
    await makeSubscriber(service, own, { email: 'ben@x.example', tagIds: [tagId] });
    const done = await started('amy@x.example\nben@x.example\ncat@x.example');
    expect(done).toMatchObject({ added: 1, merged: 2, failed: 0 });
    const documents = await service.connection.collection('subscribers').find().toArray();
    const of = (email: string) => documents.find((each) => each.email === email);
    expect(of('amy@x.example')).toMatchObject({ source: 'manual', revision: 2, subscriptions: [{}, { tagId }] });
    expect(of('ben@x.example')).toMatchObject({ revision: 1 });
    expect(await figures()).toMatchObject({ total: 3, csvImport: 1 });
  });

  it('people who unsubscribed or were erased are refused with the reason (F-43)', async () => {
    const { body: amy } = await makeSubscriber(service, own, { email: 'amy@x.example', tagIds: [tagId] });
    const { body: ben } = await makeSubscriber(service, own, { email: 'ben@x.example', tagIds: [tagId] });
    await service.call(unsubscribeSubscriberOperation, { as: own, params: { subscriberId: amy.id } });
    const { deleteSubscriberOperation } = await import('@folkmoot/contracts');
    await service.call(deleteSubscriberOperation, { as: own, params: { subscriberId: ben.id } });
    const done = await started('Amy@x.example\nBen@X.example\ncat@x.example');
    expect(done).toMatchObject({ added: 1, merged: 0, failed: 2 });
    expect(done.rows.map(({ line, reason }) => [line, reason])).toEqual([
      [1, 'Has unsubscribed: only they can come back, by signing up themselves'],
      [2, 'Was erased or is blocked: only they can come back, by signing up themselves'],
    ]);
    expect(await figures()).toMatchObject({ total: 2, active: 1, tag: 1 });
  });

  it('nothing is imported before staff start a preview with their choice', async () => {
    const file = 'Contact;Other\namy@x.example;ben@y.example\ncat@x.example;dan@y.example\n';
    const { body } = await uploadImport(service, importForm(file, { preview: 'true' }));
    const params = { importId: body.id };
    const { preview, ...rest } = (await service.call(getImportOperation, { as: own, params })).body;
    expect(rest).toMatchObject({ state: 'preview', total: 2, processed: 0, isResumable: false });
    expect(preview).toEqual({
      encoding: 'UTF-8',
      delimiter: ';',
      quote: '"',
      hasHeader: true,
      emailColumn: 0,
      columns: [
        { index: 0, name: 'Contact', samples: ['amy@x.example', 'cat@x.example'] },
        { index: 1, name: 'Other', samples: ['ben@y.example', 'dan@y.example'] },
      ],
    });
    expect([await emails(), (await service.call(listImportsOperation, { as: own })).body.items]).toEqual([[], []]);
    const choice = { hasHeader: true, tagIds: [tagId], consentSource: CONSENT };
    const start = (emailColumn: number) =>
      service.call(startImportOperation, { as: own, params, body: { ...choice, emailColumn } });
    expect([(await start(2)).status, (await start(1)).status]).toEqual([400, 202]);
    expect(await importWhen(service, body.id)).toMatchObject({ state: 'done', added: 2, tagIds: [tagId] });
    expect(await emails()).toEqual(['ben@y.example', 'dan@y.example']);
    expect((await start(1)).status).toBe(409);
    const listed = (await service.call(listImportsOperation, { as: own })).body.items;
    expect(listed.map(({ id, added }) => [id, added])).toEqual([[body.id, 2]]);
  });

  it('a trial shows figures and reasons before the start, stays after a reload, and maps columns', async () => {
    const file = 'Vorname;E-Mail;__proto__\nAmy;"amy@x.example, amy2@x.example";x\nBen;josé@x.example;y\n';
    const { body } = await uploadImport(service, importForm(file, { preview: 'true' }));
    const params = { importId: body.id };
    const columns = [
      { index: 0, attribute: 'first_name' },
      { index: 2, create: { name: '__proto__', type: 'text' as const } },
    ];
    const choice = { emailColumn: 1, hasHeader: true, tagIds: [tagId], columns };
    const tried = await service.call(tryImportOperation, { as: own, params, body: { ...choice, consentSource: '' } });
    expect(tried.status).toBe(202);
    const shown = await importWhen(service, body.id, ({ trial }) => trial?.state === 'done');
    expect(shown).toMatchObject({ state: 'preview', processed: 0, added: 0 });
    expect(shown.trial).toMatchObject({
      ...{ processed: 2, added: 2, merged: 0, failed: 1, choice: { emailColumn: 1, columns } },
      rows: [
        {
          line: 3,
          email: 'josé@x.example',
          reason: 'Mail cannot be sent to an address with letters such as é or ü before the @',
        },
      ],
    });
    expect(await emails()).toEqual([]);
    await service.call(startImportOperation, { as: own, params, body: { ...choice, consentSource: CONSENT } });
    const done = await importWhen(service, body.id);
    expect(done).toMatchObject({ state: 'done', added: 2, failed: 1, mode: 'add', trial: null });
    const stored = await service.connection.collection('subscribers').findOne({ email: 'amy2@x.example' });
    expect(stored?.attributes).toEqual({ first_name: 'Amy', [String(done.columns?.[1]?.attribute)]: 'x' });
    expect(done.columns?.[1]?.attribute).toMatch(/^[a-z]/);
  });

  it('a column becomes a choice with the values of the file as its options', async () => {
    const file = 'E-Mail;Interest;Name\na@x.example;Parks;A\nb@x.example;Roads;B\nc@x.example;parks ;C\n';
    const { body } = await uploadImport(service, importForm(file, { preview: 'true' }));
    const { preview } = await importWhen(service, body.id, ({ state }) => state === 'preview');
    expect(preview?.columns.map(({ values }) => values)).toEqual([undefined, ['Parks', 'Roads'], undefined]);
    const params = { importId: body.id };
    const choose = (options: string[]) => ({
      ...{ emailColumn: 0, hasHeader: true, tagIds: [], consentSource: CONSENT },
      columns: [{ index: 1, create: { name: 'Interest', type: 'choice' as const, options } }],
    });
    for (const options of [['Parks'], ['Parks', 'parks']]) {
      const refused = await service.call(tryImportOperation, { as: own, params, body: choose(options) });
      expect(refused.status).toBe(400);
    }
    await service.call(tryImportOperation, { as: own, params, body: choose(['Parks', 'Trees']) });
    const tried = await importWhen(service, body.id, ({ trial }) => trial?.state === 'done');
    expect(tried.trial?.warnings).toMatchObject([{ name: 'Interest', type: 'choice', count: 1, lines: [3] }]);
    await service.call(startImportOperation, { as: own, params, body: choose(['Parks', 'Roads']) });
    const done = await importWhen(service, body.id);
    expect(done).toMatchObject({ state: 'done', added: 3, warnings: [] });
    const people = await service.connection
      .collection('subscribers')
      .find({ email: /@x[.]example$/ })
      .toArray();
    expect(people.map(({ attributes }) => attributes.interest).toSorted()).toEqual(['Parks', 'Parks', 'Roads']);
    const kept = await service.connection.collection('imports').findOne({ _id: body.id as never });
    expect(JSON.stringify(kept?.layout.columns)).not.toContain('Parks');
  });

  it('the file is deleted and nothing is listed when a preview is cancelled', async () => {
    const { body } = await uploadImport(service, importForm('amy@x.example', { preview: 'true' }));
    const cancelled = await service.call(cancelImportOperation, { as: own, params: { importId: body.id } });
    expect([cancelled.status, cancelled.body.state, cancelled.body.isResumable]).toEqual([200, 'cancelled', false]);
    expect((await service.call(listImportsOperation, { as: own })).body.items).toEqual([]);
  });

  describe('refused imports', () => {
    it("an import is refused with D2's text 'Please select a file and at least one tag' when it has no file or no tag (F-62)", async () => {
      const text = 'Please select a file and at least one tag';
      const code = 'import_incomplete';
      expect(await refusal('amy@x.example', whole)).toMatchObject({ status: 422, code, text });
      expect(await refusal(null, { ...whole, tagIds: tagId })).toMatchObject({ status: 422, code, text });
      expect(await refusal('', { ...whole, tagIds: tagId }, '')).toMatchObject({ status: 422, code, text });
    });
    it('an import is refused when it has no consent source or a tag of another council (E-75)', async () => {
      const theirs = (await makeTag(service, other)).id;
      const unsourced = await refusal('amy@x.example', { tagIds: tagId, consentSource: ' ' });
      expect([unsourced.status, unsourced.code]).toEqual([422, 'consent_source_missing']);
      expect(await refusal('amy@x.example', { ...whole, tagIds: `${tagId}, ${theirs}` })).toMatchObject({
        status: 404,
      });
    });
    it.each([
      ['a workbook called .csv', 'PK\x03\x04\x14\0\x06', /Excel workbook/],
      ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0', 'latin1'), /not text/],
      ['an empty file', '', /is empty/],
      ['a file of blank lines', '\n ;;\n\r\n', /is empty/],
      ['only a header', 'Name;Email\r\n', /no row below/],
    ])(
      "an import is refused with D2's text 'Please select a valid CSV file' and the cause when the file is %s (E-75, F-62)",
      async (_, content, field) => {
        const refused = await refusal(content as string, { ...whole, tagIds: tagId });
        expect(refused).toMatchObject({ status: 422, code: 'csv_invalid', text: 'Please select a valid CSV file' });
        expect(refused.field).toMatch(field);
      },
    );
    afterEach(async () => {
      // A refused import leaves no data.
      expect(await service.connection.collection('imports').countDocuments()).toBe(0);
      expect(await service.connection.collection('blobs.files').countDocuments()).toBe(0);
    });
  });

  it('the address column is detected when it is the last of 50 columns', async () => {
    const row = (last: string) => [...Array.from({ length: 49 }, (_, at) => `"cell ${at}, of 49"`), last].join(',');
    const done = await started(['header', 'amy@x.example', 'ben@x.example'].map(row).join('\r\n'));
    expect(done).toMatchObject({ added: 2, failed: 0 });
    expect(done.preview?.columns.length).toBe(50);
  });

  it('a line of 10 MB and an unclosed quotation mark reject one row each', async () => {
    const lines = ['email;note', 'amy@x.example;x', 'y'.repeat(10_000_000), 'ben@x.example;"open', 'cat@x.example;x'];
    const done = await started(lines.join('\n'));
    expect(done).toMatchObject({ total: 4, added: 2, failed: 2 });
    expect(done.rows.map(({ line, reason }) => [line, reason])).toEqual([
      [3, 'The row is too long to be read'],
      [4, 'A quotation mark in this row is not closed'],
    ]);
    expect(await emails()).toEqual(['amy@x.example', 'cat@x.example']);
  });

  it('all rejected rows are downloadable with formulas neutralised, and not for another council (E-71)', async () => {
    const bad = Array.from({ length: 250 }, (_, at) => `=bad${at}`);
    const done = await started(['email', 'amy@x.example', ...bad].join('\n'), 'list of May.csv');
    expect([done.failed, done.rows.length]).toEqual([250, 100]);
    const params = { importId: done.id };
    const { text, headers } = await service.call(getImportRowsOperation, { as: own, params });
    const lines = text.replace('\ufeff', '').trim().split('\r\n');
    expect(lines.slice(0, 2)).toEqual(['"Line","Email","Reason"', `"3","'=bad0","This is not an email address"`]);
    expect(lines.length).toBe(251);
    expect(headers.get('content-disposition')).toContain('list%20of%20May_not_imported.csv');
    for (const operation of [getImportOperation, getImportRowsOperation] as const)
      expect((await service.call(operation, { as: other, params })).status).toBe(404);
  });

  it('an address is removed from the rejected rows when the person is erased later', async () => {
    const { body: amy } = await makeSubscriber(service, own, { email: 'amy@x.example', tagIds: [tagId] });
    await service.call(unsubscribeSubscriberOperation, { as: own, params: { subscriberId: amy.id } });
    const done = await started('Amy@x.example\nben@x.example');
    expect(done.rows[0]?.email).toBe('Amy@x.example');
    const { deleteSubscriberOperation } = await import('@folkmoot/contracts');
    await service.call(deleteSubscriberOperation, { as: own, params: { subscriberId: amy.id } });
    const again = await service.call(getImportOperation, { as: own, params: { importId: done.id } });
    expect(JSON.stringify(again.body.rows)).not.toMatch(/amy/i);
  });
});
