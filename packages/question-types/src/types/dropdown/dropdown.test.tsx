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
      <EditorServicesProvider
        services={{ uploadImage: async () => ({ problem: 'storage_missing' }), divisions, language: 'en' }}
      >
        <DropdownEditor question={question} onChange={(patch) => changes.push(patch)} />
      </EditorServicesProvider>
    </UiProvider>,
  );
  return changes;
};

const fill = { name: "Use the council's areas" };

describe('the options of a dropdown', () => {
  it('are all divisions of the council when they are filled, and existing options keep their ids', async () => {
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

  it('have no fill button when the council has no divisions', () => {
    edit([]);
    expect(screen.queryByRole('button', fill)).not.toBeInTheDocument();
  });
});
