import {
  decideRedactionOperation,
  draftOutcomeOperation,
  getHearBackOperation,
  getPublicationOperation,
  type Newsletter,
  type PublicationVersion,
  previewPublicationOperation,
  publishVersionOperation,
  type Redaction,
} from '@folkmoot/contracts/client';
import { useRoutes } from '@folkmoot/shell-sdk';
import { accessibilityProblems, type Handler, handle, problem, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createHandlers } from '../../standalone/handlers';
import { samplePreview, samplePublication } from '../../standalone/publication-handlers';
import { PublishTab } from './index';

const Routes = () => useRoutes([{ path: ':campaignId/publish', element: <PublishTab /> }]);

const open = (more: Handler[] = []) =>
  renderWithShell(
    <main>
      <h1>Riverside Park</h1>
      <Routes />
    </main>,
    { route: '/dashboard/campaigns/park/publish', handlers: [...createHandlers(), ...more] },
  );

const aVersion: PublicationVersion = {
  version: 1,
  state: 'published',
  publishAt: '2026-05-01T09:00:00.000Z',
  publishedAt: null,
  note: '',
  withdrawnAt: null,
  reason: null,
  responses: null,
  checksums: [],
};

const part = (name: string) => screen.findByRole('region', { name });

describe('the tab Publish', () => {
  it('publishes a version with a note after a question, and withdraws it with a reason', async () => {
    const { user, container } = open();
    const form = within(await part('Publish a version'));
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.type(form.getByRole('textbox', { name: 'Note for readers' }), 'First results');
    await user.click(form.getByRole('button', { name: 'Publish now' }));
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Publish now' }));
    const versions = within(await part('Versions'));
    expect(await versions.findByText('First results')).toBeVisible();
    await user.click(versions.getByRole('button', { name: 'Withdraw' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw version 1?' }));
    expect(dialog.getByRole('button', { name: 'Withdraw' })).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'A mistake');
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await versions.findByText('A mistake')).toBeVisible();
  });

  it('changes must be saved before a preview or a version', async () => {
    const { user } = open();
    const choice = within(await part('What is published'));
    const form = within(await part('Publish a version'));
    await user.clear(choice.getByRole('textbox', { name: /Title of the page/ }));
    await user.type(choice.getByRole('textbox', { name: /Title of the page/ }), 'The new park');
    expect(form.getByRole('button', { name: 'Preview' })).toBeDisabled();
    await user.click(choice.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved. Nothing is public until you publish a version.')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Preview' }));
    const preview = within(await screen.findByRole('dialog', { name: 'Preview of the next version' }));
    expect(await preview.findByRole('heading', { name: 'The new park' })).toBeVisible();
    expect(preview.getAllByText('hidden').length).toBeGreaterThan(0);
    expect(preview.getByText('4 of 12 numbers are hidden to protect people.')).toBeVisible();
  });

  it('says how many numbers earlier versions hide, and how many more responses would help', async () => {
    const { user } = open([
      handle(previewPublicationOperation, () => {
        const hiding = { numbers: 40, hidden: 31, withoutEarlier: 2, earlier: 3, responsesNeeded: 18 };
        return { ...samplePreview('park'), isOpen: true, hiding };
      }),
    ]);
    const form = within(await part('Publish a version'));
    await user.click(form.getByRole('button', { name: 'Preview' }));
    const preview = within(await screen.findByRole('dialog', { name: 'Preview of the next version' }));
    expect(await preview.findByText('31 of 40 numbers are hidden to protect people.')).toBeVisible();
    expect(preview.getByText(/^29 of them are hidden only because few people answered since version 3/)).toBeVisible();
    expect(preview.getByText('After about 18 more responses, half of these can be shown.')).toBeVisible();
  });

  it('says that there are no questions yet', async () => {
    open([handle(getPublicationOperation, ({ params }) => samplePublication(params.campaignId, { questions: [] }))]);
    const choice = within(await part('What is published'));
    expect(choice.getByText('The survey has no questions yet.')).toBeVisible();
  });

  it('says that a question was removed since, why a version failed, and when written answers went', async () => {
    const publishedAt = '2026-05-01T09:00:00.000Z';
    const failed = { ...aVersion, version: 2, state: 'failed' as const, failure: 'question_removed' as const };
    const shown = { ...aVersion, publishedAt, answersRemovedAt: '2026-06-01T09:00:00.000Z' };
    open([
      handle(getPublicationOperation, ({ params }) =>
        samplePublication(params.campaignId, { removedQuestions: 2, versions: [failed, shown] }),
      ),
    ]);
    const form = within(await part('Publish a version'));
    expect(form.getByText(/^2 questions that you chose were removed from the survey since/)).toBeVisible();
    expect(form.getByRole('button', { name: 'Publish now' })).toBeDisabled();
    const versions = within(await part('Versions'));
    expect(versions.getByText(/^A question was removed from the survey before/)).toBeVisible();
    expect(
      versions.getByText(/^Written answers were removed on .*2026.*, because responses were deleted\.$/),
    ).toBeVisible();
  });

  it('keeps the keyboard on a question that is moved, also at the ends of the list', async () => {
    const { user } = open();
    const choice = within(await part('What is published'));
    const ups = choice.getAllByRole('button', { name: /up$/ });
    const second = ups[0]?.getAttribute('aria-label') ?? '';
    const down = second.replace(/up$/, 'down');
    ups[0]?.focus();
    await user.keyboard('{Enter}');
    expect(choice.queryByRole('button', { name: second })).toBeNull();
    expect(choice.getByRole('button', { name: down })).toHaveFocus();
    await user.keyboard('{Enter}{Enter}');
    expect(choice.getByRole('button', { name: down })).toHaveFocus();
  });

  it('lists the campaign among consultations, and shows the addresses and the HTML for other sites', async () => {
    const { user, container } = open();
    const listing = within(await part('List of consultations'));
    expect(listing.getByRole('checkbox', { name: 'List on the consultations page' })).toBeChecked();
    expect(listing.getByRole('textbox', { name: 'Address of the list of consultations' })).toHaveValue(
      'https://folkmoot.example/riverside/consultations',
    );
    const embed = 'src="https://folkmoot.example/riverside/consultations?embed=1"';
    const html = listing.getByRole<HTMLInputElement>('textbox', { name: 'HTML for your own website' });
    expect(html.value).toContain(embed);
    await user.type(listing.getByRole('textbox', { name: 'Who it is for' }), 'Young people');
    await user.click(listing.getByRole('button', { name: 'Save the listing' }));
    expect(await screen.findByText('Saved. The list of consultations changes within seconds.')).toBeVisible();
    await user.click(listing.getByRole('checkbox', { name: 'List on the consultations page' }));
    expect(listing.queryByRole('textbox', { name: 'Who it is for' })).toBeNull();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('reviews written answers by keys, hides other words, and shows how far the review is', async () => {
    const decisions: unknown[] = [];
    const { user, container } = open([
      handle(decideRedactionOperation, ({ body, params }) => {
        decisions.push([params.responseId, body.decision, body.spans?.map(({ start, end }) => [start, end])]);
        return {} as Redaction;
      }),
    ]);
    const choice = within(await part('What is published'));
    const card = within(await part('Written answers'));
    expect(card.getByText('Choose above which questions publish what people wrote, and save.')).toBeVisible();
    const [first] = choice.getAllByRole('checkbox', { name: /^Publish what people wrote about/ });
    await user.click(first as HTMLElement);
    expect(choice.getByRole('checkbox', { name: /^Remove published written answers when/ })).toBeChecked();
    await user.click(choice.getByRole('button', { name: 'Save' }));
    await user.click(await card.findByRole('button', { name: 'Find answers to review' }));
    expect(await card.findByText(/0 of 3 different answers reviewed/)).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Review answers' }));
    expect(await card.findByText('12 answers with exactly these words')).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.keyboard('a');
    expect(await card.findByText('Derek Oldfield')).toBeVisible();
    await user.keyboard('w');
    await user.click(await card.findByRole('button', { name: 'Hide other words (E)' }));
    await user.click(card.getByRole('button', { name: 'Hide the selected words' }));
    expect(card.getByText('Select some words of the answer first.')).toBeVisible();
    const field = card.getByRole<HTMLTextAreaElement>('textbox', { name: 'Select words, then hide them' });
    field.setSelectionRange(4, 22);
    await user.click(card.getByRole('button', { name: 'Hide the selected words' }));
    expect(card.getByRole('button', { name: 'Show “baker of Mill Lane” again' })).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Publish it like this' }));
    expect(await card.findByText(/nothing left for you to review/)).toBeVisible();
    expect(decisions).toEqual([
      ['r1', 'accept', undefined],
      ['r2', 'withhold', undefined],
      ['r3', 'change', [[4, 22]]],
    ]);
  });

  it('goes back to the answer before, and decides again about answers with a decision', async () => {
    const { user, container } = open();
    const choice = within(await part('What is published'));
    const card = within(await part('Written answers'));
    const [first] = choice.getAllByRole('checkbox', { name: /^Publish what people wrote about/ });
    await user.click(first as HTMLElement);
    await user.click(choice.getByRole('button', { name: 'Save' }));
    await user.click(await card.findByRole('button', { name: 'Find answers to review' }));
    await user.click(await card.findByRole('button', { name: 'Review answers' }));
    expect(await card.findByText('More benches by the pond')).toBeVisible();
    expect(card.getByText(/these proposals found 97 % of numbers .* 72 % of addresses/)).toBeVisible();
    await user.keyboard('a');
    expect(await card.findByText('Derek Oldfield')).toBeVisible();
    await waitFor(() => expect(card.getByRole('button', { name: 'Answer before (B)' })).toBeEnabled());
    await user.keyboard('b');
    expect(await card.findByText('More benches by the pond')).toBeVisible();
    await user.keyboard('w');
    expect(await card.findByText(/1 of 3 different answers reviewed, 1 withheld/)).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Look at decisions' }));
    expect(await card.findByText('There is no such answer.')).toBeVisible();
    await user.click(card.getByRole('radio', { name: 'Withheld' }));
    await user.click(await card.findByRole('button', { name: 'Decide again' }));
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(card.getByRole('button', { name: 'Publish (A)' }));
    expect(await card.findByText(/1 of 3 different answers reviewed, 0 withheld/)).toBeVisible();
  });

  it('asks for a time in the future, and says why a version was refused', async () => {
    const { user } = open([
      handle(publishVersionOperation, () => {
        throw problem('publication_empty');
      }),
    ]);
    const form = within(await part('Publish a version'));
    await user.click(form.getByRole('radio', { name: 'Publish at a time' }));
    await user.click(form.getByRole('button', { name: 'Schedule' }));
    expect(form.getByText('Enter a day and a time in the future.')).toBeVisible();
    await user.click(form.getByRole('radio', { name: 'Publish now' }));
    await user.click(form.getByRole('button', { name: 'Publish now' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publish now' }));
    expect(await screen.findByText('Choose at least one question to publish.')).toBeVisible();
  });

  it('shows how many want to hear back, and begins a message to them', async () => {
    const drafted: unknown[] = [];
    const { user, container } = open([
      handle(draftOutcomeOperation, ({ body }) => {
        drafted.push(body.audience);
        return { id: 'n1' } as Newsletter;
      }),
    ]);
    const card = within(await part('Hear back'));
    expect(await card.findByText('214')).toBeVisible();
    expect(card.getByText('12 people must still confirm the address.')).toBeVisible();
    expect(card.getByRole('link', { name: 'What came of “Riverside Park”' })).toHaveAttribute(
      'href',
      '/dashboard/subscribers/newsletters/newsletter-outcome',
    );
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(card.getByRole('radio', { name: 'A segment of your subscribers' }));
    expect(card.getByRole('button', { name: 'Write the message' })).toBeDisabled();
    await user.click(card.getByRole('radio', { name: '214 people who asked to hear back' }));
    await user.click(card.getByRole('button', { name: 'Write the message' }));
    expect(drafted).toEqual([{ of: 'hear_back' }]);
  });

  it('offers no message to nobody, and says when the last one was sent', async () => {
    open([
      handle(getHearBackOperation, ({ params: { campaignId } }) => ({
        campaignId,
        asked: 0,
        unconfirmed: 0,
        invited: 0,
        heardBack: 31,
        isOver: true,
        keptUntil: null,
        messages: [],
      })),
    ]);
    const card = within(await part('Hear back'));
    expect(await card.findByText('The last message was sent. The addresses are deleted.')).toBeVisible();
    expect(card.queryByRole('radio', { name: /asked to hear back/ })).toBeNull();
    expect(card.getByRole('button', { name: 'Write the message' })).toBeDisabled();
  });
});
