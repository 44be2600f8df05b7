import {
  type Attribute,
  cancelImportOperation,
  createImportOperation,
  getImportOperation,
  listAttributesOperation,
  listImportsOperation,
  listTagsOperation,
  readImportAgainOperation,
  resumeImportOperation,
  type SubscriberImport,
  standardAttributes,
  startImportOperation,
  type Tag,
  tryImportOperation,
} from '@folkmoot/contracts/client';
import { accessibilityProblems, handle, problem, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ImportDialog, ImportsTab } from '.';
import { ImportButton } from './ImportButton';

const tag = (id: string, name: string): Tag => ({
  id,
  councilId: 'council-riverside',
  createdBy: 'user-ada',
  name,
  description: '',
  color: '#059669',
  isDefault: false,
  subscriberCount: 0,
  createdAt: '2026-01-05T09:00:00.000Z',
  revision: 1,
});

const attributes = standardAttributes.map(
  (each): Attribute => ({
    ...each,
    councilId: 'council-riverside',
    options: [],
    isStandard: true,
    createdAt: '2026-01-05T09:00:00.000Z',
    revision: 0,
  }),
);

const looked: SubscriberImport = {
  id: 'i1',
  fileName: 'people.csv',
  state: 'preview',
  total: 1200,
  processed: 0,
  added: 0,
  merged: 0,
  failed: 0,
  rows: [],
  preview: {
    encoding: 'Windows-1252',
    delimiter: ';',
    quote: '"',
    hasHeader: true,
    columns: [
      { index: 0, name: 'Name', samples: ['Amy', 'Ben'] },
      { index: 1, name: 'E-Mail', samples: ['amy@x.example', 'ben@x.example'] },
    ],
    emailColumn: 1,
  },
  problem: null,
  isResumable: false,
  tagIds: [],
  consentSource: '',
  createdAt: '2026-03-02T09:00:00.000Z',
  finishedAt: null,
};

const trial: Omit<NonNullable<SubscriberImport['trial']>, 'choice'> = {
  state: 'done',
  total: 1200,
  processed: 1200,
  added: 1100,
  merged: 80,
  failed: 20,
  rows: [{ line: 7, email: 'no address', reason: 'This is not an email address' }],
  warnings: [{ attribute: 'first_name', name: 'First name', type: 'text', count: 1, lines: [3] }],
  problem: null,
};

const textOf = (file: File): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });

const csv = new File(['a@x'], 'people.csv', { type: 'application/vnd.ms-excel' });

const stage = (initial: SubscriberImport = looked, { route = '', create = { id: 'i1' } as unknown } = {}) => {
  let current = initial;
  const set = (patch: Partial<SubscriberImport>) => {
    current = { ...current, ...patch };
    return current;
  };
  const screens = (
    <>
      <ImportButton />
      <ImportsTab />
      <ImportDialog />
    </>
  );
  const shell = renderWithShell(screens, {
    route: `/dashboard/subscribers${route}`,
    handlers: [
      handle(listTagsOperation, () => ({ items: [tag('t1', 'Parks'), tag('t2', 'Roads')], nextCursor: null })),
      handle(listAttributesOperation, () => ({ items: attributes, nextCursor: null })),
      handle(readImportAgainOperation, ({ body }) =>
        set({ preview: { ...(current.preview as NonNullable<SubscriberImport['preview']>), ...body } }),
      ),
      handle(tryImportOperation, ({ body }) => set({ trial: { ...trial, choice: body } })),
      handle(listImportsOperation, () => ({
        items: current.state === 'preview' ? [] : [current],
        nextCursor: null,
      })),
      handle(getImportOperation, () => current),
      handle(createImportOperation, () => {
        if (create instanceof Error) throw create;
        return { id: 'i1' };
      }),
      handle(startImportOperation, ({ body }) => set({ state: 'queued', tagIds: body.tagIds })),
      handle(cancelImportOperation, () => set({ state: 'cancelled', isResumable: current.state !== 'preview' })),
      handle(resumeImportOperation, () => set({ state: 'queued', isResumable: false })),
    ],
  });
  return { ...shell, set };
};

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Import CSV' }));

describe('importing a file', () => {
  it('uploads a selected file, shows the check, and starts with tags and source of consent', async () => {
    const { user, inputsOf, location } = stage();
    await user.click((await screen.findAllByRole('button', { name: 'Import CSV' }))[0] as HTMLElement);
    const first = await dialog();
    expect(first.getByText(/CSV should have email addresses in the first column/)).toBeVisible();
    await user.upload(first.getByLabelText('CSV file'), csv);
    expect(await first.findByText('people.csv: 1,200 rows')).toBeVisible();
    expect(location()).toBe('/dashboard/subscribers?import=i1');
    const form = inputsOf(createImportOperation)[0]?.body as FormData;
    expect([form.get('preview'), (form.get('file') as File).name]).toEqual(['true', 'people.csv']);
    expect(first.getByText('Read as Windows-1252, cells between semicolons')).toBeVisible();
    expect(first.getByRole('cell', { name: 'ben@x.example' })).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);

    const start = first.getByRole('button', { name: 'Upload CSV' });
    expect(start).toBeDisabled();
    expect(first.getByText('Say how these people agreed. Then you can upload the file.')).toBeVisible();
    expect(first.getByText('Not kept, and not stored: Name. An empty cell changes nothing.')).toBeVisible();
    await user.type(first.getByRole('textbox', { name: /How did these people agree/ }), 'Paper forms');
    // Tags are optional.
    expect(start).toBeEnabled();
    await user.click(first.getByRole('checkbox', { name: 'Parks' }));
    await user.click(first.getByRole('checkbox', { name: 'The first row is a header' }));
    expect(first.getByText('people.csv: 1,201 rows')).toBeVisible();
    await user.click(start);
    await waitFor(() => expect(inputsOf(startImportOperation)).toHaveLength(1));
    expect(inputsOf(startImportOperation)[0]).toEqual({
      params: { importId: 'i1' },
      body: { emailColumn: 1, hasHeader: false, tagIds: ['t1'], consentSource: 'Paper forms' },
    });
    expect(await first.findByText('Waiting for its turn...')).toBeVisible();
  });

  it('accepts a dropped file', async () => {
    const { inputsOf } = stage(looked, { route: '?import=new' });
    const area = (await dialog()).getByText('Drop a CSV file here, or choose one');
    fireEvent.drop(area, { dataTransfer: { files: [csv] } });
    await waitFor(() => expect(inputsOf(createImportOperation)).toHaveLength(1));
  });

  it("shows 'Please select a valid CSV file' (D2) and the reason when it is refused (F-62)", async () => {
    const fields = [{ path: 'file', message: 'This is an Excel workbook.' }];
    const { user } = stage(looked, { route: '?import=new', create: problem('csv_invalid', { fields }) });
    const open = await dialog();
    await user.upload(open.getByLabelText('CSV file'), csv);
    expect(await open.findByRole('alert')).toHaveTextContent(
      'Please select a valid CSV file. This is an Excel workbook.',
    );
  });

  it("shows D2's text 'Failed to process CSV file' when the server fails (F-62)", async () => {
    const { user } = stage(looked, { route: '?import=new', create: problem('internal') });
    const open = await dialog();
    await user.upload(open.getByLabelText('CSV file'), csv);
    await waitFor(() => expect(open.getByRole('alert')).toHaveTextContent('Failed to process CSV file'));
  });

  it('asks for the email column first when it is unknown', async () => {
    const preview = { ...looked.preview, emailColumn: null } as NonNullable<SubscriberImport['preview']>;
    const { user } = stage({ ...looked, preview }, { route: '?import=i1' });
    const open = await dialog();
    expect(await open.findByText(/No column looks like email addresses/)).toBeVisible();
    await user.click(await open.findByRole('checkbox', { name: 'Parks' }));
    await user.type(open.getByRole('textbox', { name: /How did these people agree/ }), 'Paper forms');
    expect(open.getByRole('button', { name: 'Upload CSV' })).toBeDisabled();
  });

  it('discards the first file when another one is selected', async () => {
    const { user, inputsOf, location } = stage(looked, { route: '?import=i1' });
    await user.click(await (await dialog()).findByRole('button', { name: 'Choose another file' }));
    await waitFor(() => expect(inputsOf(cancelImportOperation)).toHaveLength(1));
    expect(location()).toBe('/dashboard/subscribers?import=new');
  });
});

describe('columns, trial and modes', () => {
  const columnsOf = (...names: string[]) => ({
    ...looked,
    preview: {
      ...(looked.preview as NonNullable<SubscriberImport['preview']>),
      emailColumn: 0,
      columns: ['E-Mail', ...names].map((name, index) => ({
        ...{ index, name, samples: ['1/2/1990', ''] },
        ...(name === 'Interest' ? { values: ['Parks', 'Roads'] } : {}),
      })),
    },
  });
  const selectOf = (open: Awaited<ReturnType<typeof dialog>>, name: string) =>
    open.findByRole('combobox', { name: `Keep ${name} as` });

  it('suggests details for columns by their names in several languages', async () => {
    stage(columnsOf('Vorname', 'Apellidos', 'Code postal', 'WARD', 'Nom', 'Notes'), { route: '?import=i1' });
    const open = await dialog();
    for (const [column, shown] of [
      ['Vorname', 'First name'],
      ['Apellidos', 'Last name'],
      ['Code postal', 'Postcode'],
      ['WARD', 'Ward'],
      // Another column is suggested for it.
      ['Nom', 'Do not keep'],
      ['Notes', 'Do not keep'],
    ] as const)
      await waitFor(async () => expect(await selectOf(open, column)).toHaveDisplayValue(shown));
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('keeps a column as a new detail and shows what the import would do', async () => {
    const { user, inputsOf } = stage(columnsOf('Vorname', 'Geboren'), { route: '?import=i1' });
    const open = await dialog();
    await user.selectOptions(await selectOf(open, 'Geboren'), 'New detail...');
    expect(open.getByRole('combobox', { name: 'Type of the new detail for Geboren' })).toHaveDisplayValue('Date');
    const name = open.getByRole('textbox', { name: 'Name of the new detail for Geboren' });
    await user.clear(name);
    expect(open.getByRole('button', { name: 'Check without importing' })).toBeDisabled();
    await user.type(name, 'Born');
    await user.click(open.getByRole('button', { name: 'Check without importing' }));
    expect(await open.findByText('Would add 1,100, merge 80, refuse 20')).toBeVisible();
    const columns = [
      { index: 1, attribute: 'first_name' },
      { index: 2, create: { name: 'Born', type: 'date' } },
    ];
    expect(inputsOf(tryImportOperation)[0]?.body).toEqual({
      ...{ emailColumn: 0, hasHeader: true, tagIds: [], consentSource: '' },
      columns,
    });
    expect(open.getByText('Line 7: no address. This is not an email address')).toBeVisible();
    expect(open.getByText('1 value is too long (line 3)')).toBeVisible();
    await user.click(open.getByRole('checkbox', { name: 'The first row is a header' }));
    expect(open.getByText(/You have changed something since the check/)).toBeVisible();
    await user.click(open.getByRole('checkbox', { name: 'The first row is a header' }));
    await user.type(open.getByRole('textbox', { name: /How did these people agree/ }), 'Paper forms');
    expect(open.getByText('Would add 1,100, merge 80, refuse 20')).toBeVisible();
    await user.click(open.getByRole('button', { name: 'Upload CSV' }));
    await waitFor(() => expect(inputsOf(startImportOperation)[0]?.body).toMatchObject({ columns }));
  });

  it('keeps a column as a choice with the values of the column as options', async () => {
    const preview = columnsOf('Interest', 'Notes');
    const { user, inputsOf } = stage(preview, { route: '?import=i1' });
    const open = await dialog();
    expect(await open.findByText(/^Not kept, and not stored: Interest, Notes\./)).toBeVisible();
    await user.selectOptions(await selectOf(open, 'Interest'), 'New detail...');
    await user.selectOptions(open.getByRole('combobox', { name: 'Type of the new detail for Interest' }), 'choice');
    const options = open.getByRole('textbox', { name: 'Options of the new detail for Interest, one a line' });
    expect(options).toHaveValue('Parks\nRoads');
    await user.clear(options);
    await user.type(options, 'Parks');
    expect(options).toBeInvalid();
    expect(open.getByText('Complete the new details in the table. Then you can upload the file.')).toBeVisible();
    await user.type(options, '\nLitter');
    expect(await accessibilityProblems()).toEqual([]);
    await user.click(open.getByRole('button', { name: 'Check without importing' }));
    await waitFor(() =>
      expect(inputsOf(tryImportOperation)[0]?.body).toMatchObject({
        columns: [{ index: 1, create: { name: 'Interest', type: 'choice', options: ['Parks', 'Litter'] } }],
      }),
    );
  });

  it('blocks addresses only after a check and a confirmation in words', async () => {
    const { user, inputsOf } = stage(columnsOf('Vorname'), { route: '?import=i1' });
    const open = await dialog();
    await user.click(await open.findByRole('radio', { name: /People who must not get mail/ }));
    expect(open.queryByRole('combobox', { name: 'Keep Vorname as' })).not.toBeInTheDocument();
    await user.type(open.getByRole('textbox', { name: /Where does this list come from/ }), 'Old system');
    expect(open.getByRole('button', { name: 'Block these addresses' })).toBeDisabled();
    await user.click(open.getByRole('button', { name: 'Check without importing' }));
    expect(await open.findByText(/^Would block 1,100 new addresses and 80/)).toBeVisible();
    await user.click(open.getByRole('button', { name: 'Block these addresses' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Block these addresses?' }));
    expect(asked.getByText(/^1,100 addresses that are not on the list get no mail/)).toBeVisible();
    const confirm = asked.getByRole('button', { name: 'Block these addresses' });
    expect(confirm).toBeDisabled();
    await user.click(asked.getByRole('checkbox'));
    await user.click(confirm);
    await waitFor(() => expect(inputsOf(startImportOperation)).toHaveLength(1));
    expect(inputsOf(startImportOperation)[0]?.body).toEqual({
      ...{ emailColumn: 0, hasHeader: true, tagIds: [], consentSource: 'Old system', mode: 'block' },
    });
  });

  it('reads the file again with another encoding', async () => {
    const { user, inputsOf } = stage(looked, { route: '?import=i1' });
    const open = await dialog();
    await user.click(await open.findByRole('button', { name: 'Wrong letters or columns?' }));
    await user.selectOptions(open.getByRole('combobox', { name: 'Encoding' }), 'Windows-1250');
    await waitFor(() => expect(open.getByText('Read as Windows-1250, cells between semicolons')).toBeVisible());
    expect(inputsOf(readImportAgainOperation)[0]?.body).toEqual({ encoding: 'Windows-1250', delimiter: ';' });
  });

  it('takes pasted addresses as a file of one column', async () => {
    const { user, inputsOf } = stage(looked, { route: '?import=new' });
    const open = await dialog();
    await user.click(open.getByRole('textbox', { name: 'Paste addresses' }));
    await user.paste('amy@x.example, ben@x.example\n"Bloggs, Jo" <jo@x.example>; cat@x.example');
    await user.click(open.getByRole('button', { name: 'Use these addresses' }));
    await waitFor(() => expect(inputsOf(createImportOperation)).toHaveLength(1));
    const form = inputsOf(createImportOperation)[0]?.body as FormData;
    expect(await textOf(form.get('file') as File)).toBe(
      '"Email"\n"amy@x.example, ben@x.example"\n"""Bloggs, Jo"" <jo@x.example>"\n"cat@x.example"\n',
    );
  });
});

const running: SubscriberImport = { ...looked, state: 'running', processed: 400, added: 390, failed: 10 };

describe('a running import', () => {
  it('shows its progress, and the result with the reasons at its end', async () => {
    const { set } = stage(running, { route: '?import=i1' });
    const open = await dialog();
    expect(await open.findByText('400 of 1,200')).toBeVisible();
    const rows = [{ line: 7, email: 'no address', reason: 'This is not an email address' }];
    set({ state: 'done', processed: 1200, added: 1150, merged: 13, failed: 37, rows });
    expect(await open.findByText('Upload Complete')).toBeVisible();
    // D2's labels (F-62).
    for (const [label, value] of [
      ['Successfully added', '1,150'],
      ['Failed', '37'],
      ['Total processed', '1,200'],
    ] as const) {
      expect(open.getByText(label).closest('div')).toHaveTextContent(`${label}${value}`);
    }
    expect(open.getByText('Why 37 rows were not imported')).toBeVisible();
    expect(open.getByRole('row', { name: '7 no address This is not an email address' })).toBeVisible();
    expect(open.getByRole('link', { name: 'Download all reasons' })).toHaveAttribute(
      'href',
      '/api/subscriber-imports/i1/rows.csv',
    );
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('can be cancelled, and resumed where it stopped', async () => {
    const { user, inputsOf } = stage(running, { route: '?import=i1' });
    const open = await dialog();
    await user.click(await open.findByRole('button', { name: 'Cancel import' }));
    expect(await open.findByText(/400 of 1,200 rows were done. What was imported stays./)).toBeVisible();
    await user.click(open.getByRole('button', { name: 'Resume import' }));
    await waitFor(() => expect(inputsOf(resumeImportOperation)).toEqual([{ params: { importId: 'i1' } }]));
    expect(await open.findByText('Waiting for its turn...')).toBeVisible();
  });
});

describe('earlier imports', () => {
  const failed: SubscriberImport = { ...running, state: 'failed', isResumable: true, consentSource: 'Paper forms' };

  it('are listed with state and figures, and open with their reasons', async () => {
    const { user, location } = stage({ ...failed, problem: 'The tags of this import no longer exist.' });
    const row = await screen.findByRole('row', { name: /people.csv Consent: Paper forms Failed Can be resumed 390/ });
    await user.click(row);
    expect(location()).toBe('/dashboard/subscribers?import=i1');
    const open = await dialog();
    expect(await open.findByText('Failed to process CSV file')).toBeVisible();
    expect(open.getByText('The tags of this import no longer exist.')).toBeVisible();
  });

  it('show their purpose and the first import when there are none', async () => {
    stage();
    expect(await screen.findByText('No imports yet')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Import CSV' })).toHaveLength(2);
  });

  it('explain how to continue when the file is gone', async () => {
    stage({ ...failed, isResumable: false }, { route: '?import=i1' });
    const open = await dialog();
    expect(await open.findByText(/The file is no longer stored/)).toBeVisible();
    expect(open.queryByRole('button', { name: 'Resume import' })).not.toBeInTheDocument();
  });
});
