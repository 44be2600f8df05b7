import { type Survey, saveSurveyOperation } from '@folkmoot/contracts/client';
import { handle } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderBuilder, textQuestion } from '../testing/render-builder';

const place = {
  ...textQuestion('q_place', 'Where?'),
  type: 'dropdown' as const,
  options: ['north', 'south'].map((id) => ({ id, label: id })),
};
const questions = [place, textQuestion('q_one', 'First'), textQuestion('q_two', 'Second')];

const open = (patch: Partial<Survey> = {}) => {
  const saved: Partial<Survey>[] = [];
  const shell = renderBuilder(
    { questions, ...patch },
    {
      handlers: [
        handle(saveSurveyOperation, ({ body }) => {
          saved.push(body as Partial<Survey>);
          return { ...(body as Survey), revision: saved.length + 10 };
        }),
      ],
    },
  );
  return { shell, saved };
};
const card = async (name: string) => within(await screen.findByRole('region', { name }));

describe('sections in the builder', () => {
  it('a new section has the selected question, and its fields are saved', async () => {
    const { shell, saved } = open();
    const second = await card('Question 2');
    await shell.user.click(second.getByRole('textbox', { name: 'Question title' }));
    await shell.user.click(screen.getAllByRole('button', { name: 'Add section' })[0] as HTMLElement);
    const section = await card('Section 1');
    await shell.user.type(section.getByRole('textbox', { name: 'Section title' }), 'The park');
    await shell.user.click(section.getByRole('checkbox', { name: 'All questions of the section on one page' }));
    await waitFor(() =>
      expect(saved.at(-1)).toMatchObject({
        sections: [{ title: 'The park', onePage: true }],
        questions: [{ id: 'q_place' }, { id: 'q_one', sectionId: expect.any(String) }, { id: 'q_two' }],
      }),
    );
    expect(saved.at(-1)?.questions?.[2]).not.toHaveProperty('sectionId');
  });

  it('a question joins a section by its buttons, and stays when the section is deleted', async () => {
    const { shell } = open({
      sections: [{ id: 's_park', title: 'The park' }],
      questions: [place, { ...textQuestion('q_one', 'First'), sectionId: 's_park' }, textQuestion('q_two', 'Second')],
    });
    const third = await card('Question 3');
    await shell.user.click(third.getByRole('button', { name: 'Move up' }));
    expect(
      await screen.findByText('Moved to position 3 of 3. It is in the section “The park” now.'),
    ).toBeInTheDocument();
    expect(third.getByRole('combobox', { name: 'Section' })).toHaveValue('s_park');
    await shell.user.click((await card('Section 1')).getByRole('button', { name: 'Delete the section' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Section 1' })).toBeNull());
    expect(screen.getAllByRole('textbox', { name: 'Question title' })).toHaveLength(3);
  });

  it('a page at the end has a condition on any question', async () => {
    const { shell, saved } = open();
    await shell.user.click(await screen.findByRole('button', { name: 'Add a “not for you” page' }));
    const page = await card('End page 1');
    await shell.user.type(page.getByRole('textbox', { name: 'Title of the page' }), 'Only for the north');
    await shell.user.selectOptions(page.getByRole('combobox', { name: 'Question' }), 'q_place');
    await shell.user.selectOptions(page.getByRole('combobox', { name: 'Value' }), 'south');
    await waitFor(() =>
      expect(saved.at(-1)).toMatchObject({
        endPages: [{ kind: 'screen_out', title: 'Only for the north', showIf: { value: 'south' } }],
        questions: [{}, { endIf: [{ questionId: 'q_place', value: 'south' }] }, {}],
      }),
    );
  });

  it('a limit and a quota by answer are saved', async () => {
    const { shell, saved } = open();
    await shell.user.click(await screen.findByRole('button', { name: 'Set a limit' }));
    const limits = await card('How many responses count');
    await shell.user.type(limits.getByRole('textbox', { name: 'The first so many responses count' }), '500');
    await shell.user.click(limits.getByRole('button', { name: 'Add a quota' }));
    await shell.user.selectOptions(limits.getByRole('combobox', { name: 'Answer' }), 'q_place/south');
    await waitFor(() =>
      expect(saved.at(-1)).toMatchObject({
        limits: { responses: 500, quotas: [{ questionId: 'q_place', optionId: 'south', limit: 100 }] },
      }),
    );
  });
});
