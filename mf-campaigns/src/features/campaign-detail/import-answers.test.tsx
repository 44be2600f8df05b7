import {
  type AnswerImport,
  type AnswerSeries,
  deleteAnswerSeriesOperation,
  importAnswersOperation,
  listAnswerSeriesOperation,
} from '@folkmoot/contracts/client';
import { handle, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { type AnswerMapping, ImportAnswersDialog } from './ImportAnswersDialog';

const series: AnswerSeries = {
  id: 's1',
  campaignId: 'c1',
  name: 'Paper 2018',
  fileName: 'old.csv',
  state: 'complete',
  rows: 13,
  responses: 12,
  refused: 1,
  isComplete: true,
  importedBy: 'u1',
  importedAt: '2026-05-04T10:00:00.000Z',
};

const outcome: AnswerImport = {
  series: null,
  encoding: 'UTF-8',
  delimiter: ';',
  rows: 3,
  accepted: 2,
  refusedCount: 1,
  refused: [{ line: 3, column: 'How?', reason: '“By boat” is no answer to this question.' }],
  leftOut: 0,
  columns: [
    { heading: 'How?', samples: ['By bus'], use: { kind: 'answer', questionId: 'how' } },
    { heading: 'Notes', samples: ['x'], use: { kind: 'ignored' } },
  ],
  targets: [
    { questionId: 'how', label: 'How do you come?', type: 'dropdown' },
    { questionId: 'wish', label: 'A wish?', type: 'text' },
  ],
  period: null,
  sameFile: [],
};

/** A page that opens the dialog. */
const Host = () => {
  const [isOpen, setOpen] = useState(true);
  const kept = useRef<AnswerMapping>(null);
  return isOpen ? (
    <ImportAnswersDialog campaignId="c1" kept={kept} onClose={() => setOpen(false)} />
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      Open again
    </button>
  );
};

describe('the import of answers', () => {
  it('says what would become of the rows, checks changed columns again, and imports under a name', async () => {
    const sent: { query: unknown; columns: unknown; name: unknown }[] = [];
    let started: AnswerSeries | null = null;
    const { user } = renderWithShell(<Host />, {
      handlers: [
        handle(listAnswerSeriesOperation, () => ({ items: started ? [started] : [], nextCursor: null })),
        handle(importAnswersOperation, ({ query, body }) => {
          const form = body as unknown as FormData;
          sent.push({ query, columns: form.get('columns'), name: form.get('name') });
          if (query?.dryRun === 'true') return outcome;
          started = { ...series, name: String(form.get('name')), state: 'importing', isComplete: false };
          Object.assign(started, { rows: 3_000, responses: 1_500, refused: 2 });
          return { ...outcome, series: started };
        }),
      ],
    });
    const file = new File(['How?;Notes\nBy bus;x\n'], 'paper.csv', { type: 'text/csv' });
    await user.upload(await screen.findByLabelText('Choose a CSV file'), file);
    expect(await screen.findByText('2 of 3 rows can be imported.')).toBeInTheDocument();
    expect(screen.getByText('Line 3, “How?”: “By boat” is no answer to this question.')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Use of “Notes”'), 'A wish?');
    await user.click(screen.getByRole('button', { name: 'Check the rows' }));
    await screen.findByRole('button', { name: 'Import 2 answers' });
    // Closed by accident: the file, its columns and the name are still there.
    await user.type(screen.getByLabelText('Name of the series'), 'Paper');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByText('Open again'));
    expect(screen.getByLabelText('Use of “Notes”')).toHaveDisplayValue('A wish?');
    expect(screen.getByLabelText('Name of the series')).toHaveValue('Paper');
    await user.clear(screen.getByLabelText('Name of the series'));
    await user.click(await screen.findByRole('button', { name: 'Import 2 answers' }));
    expect(await screen.findByText('Enter a name.')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Name of the series'), 'Paper 2019');
    await user.click(screen.getByRole('button', { name: 'Import 2 answers' }));
    expect(await screen.findByText('1,502 of 3,000 rows, 2 refused')).toBeInTheDocument();
    started = { ...series, name: 'Paper 2019', rows: 3_000, responses: 2_998, refused: 2 };
    const result = '2,998 answers were imported as “Paper 2019”. 2 rows were refused.';
    expect(await screen.findByText(result, {}, { timeout: 3_000 })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete “Paper 2019”' })).toBeInTheDocument();
    expect(sent.map(({ query }) => query)).toEqual([{ dryRun: 'true' }, { dryRun: 'true' }, { again: 'true' }]);
    expect(JSON.parse(String(sent.at(-1)?.columns))).toEqual([
      { kind: 'answer', questionId: 'how' },
      { kind: 'answer', questionId: 'wish' },
    ]);
    expect(sent.at(-1)?.name).toBe('Paper 2019');
  });

  it('shows an import that was started earlier, and cancels it after a question', async () => {
    const moving: AnswerSeries = { ...series, state: 'importing', isComplete: false, responses: 0, refused: 0 };
    let isCancelled = false;
    const { user } = renderWithShell(<Host />, {
      handlers: [
        handle(listAnswerSeriesOperation, () => ({ items: isCancelled ? [] : [moving], nextCursor: null })),
        handle(deleteAnswerSeriesOperation, () => {
          isCancelled = true;
        }),
      ],
    });
    expect(await screen.findByText('Waiting to start')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel import of “Paper 2018”' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel import' }));
    expect(await screen.findByText(/import of “Paper 2018” was cancelled/)).toBeInTheDocument();
    expect(isCancelled).toBe(true);
  });

  it('deletes a series after a question', async () => {
    let deleted: unknown = null;
    const { user } = renderWithShell(<Host />, {
      handlers: [
        handle(listAnswerSeriesOperation, () => ({ items: deleted ? [] : [series], nextCursor: null })),
        handle(deleteAnswerSeriesOperation, ({ params }) => {
          deleted = params;
        }),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Delete “Paper 2018”' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('“Paper 2018” was deleted.')).toBeInTheDocument();
    expect(deleted).toEqual({ campaignId: 'c1', seriesId: 's1' });
  });
});
