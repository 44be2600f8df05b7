import type { Question } from '@folkmoot/contracts/client';
import { UiProvider } from '@folkmoot/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditorServicesProvider } from '../../editing/editor-services';
import { DropdownEditor } from './DropdownEditor';

const question: Question = {
  id: 'q1',
  type: 'dropdown',
  title: 'Where do you live?',
  required: true,
  options: [
    { id: 'o1', label: 'east district ' },
    { id: 'o2', label: 'Elsewhere' },
  ],
};

const edit = (divisions: readonly string[]) => {
  const changes: Partial<Question>[] = [];
  render(
    <UiProvider>
      <EditorServicesProvider services={{ uploadImage: async () => ({ problem: 'storage_missing' }), divisions }}>
        <DropdownEditor question={question} onChange={(patch) => changes.push(patch)} />
      </EditorServicesProvider>
    </UiProvider>,
  );
  return changes;
};

const fill = { name: "Use the council's divisions" };

describe('the options of a dropdown', () => {
  it('filled from the council’s divisions: all of them, and those that were there keep their ids', async () => {
    const changes = edit(['Central Area', 'East District']);
    await userEvent.click(screen.getByRole('button', fill));
    expect(changes).toEqual([
      {
        options: [
          { id: expect.stringMatching(/./), label: 'Central Area' },
          { id: 'o1', label: 'East District' },
        ],
      },
    ]);
  });

  it('without divisions: nothing is offered', () => {
    edit([]);
    expect(screen.queryByRole('button', fill)).not.toBeInTheDocument();
  });
});
