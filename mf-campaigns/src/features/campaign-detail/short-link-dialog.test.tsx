import { getCampaignOperation, setCampaignShortNameOperation } from '@folkmoot/contracts/client';
import { accessibilityProblems, handle, problem } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { sampleDetail } from '../../standalone/sample-campaign';
import { press, renderCampaign } from '../../testing/render-campaign';

const ADDRESS = 'https://folkmoot.example/riverside/harbour';
const field = () => screen.findByRole('textbox', { name: 'Short link' });
const dialog = () => within(screen.getByRole('dialog', { name: 'Short link' }));

describe('the short link of a campaign', () => {
  const named = (shortName: string | null) =>
    sampleDetail({
      shortName,
      shortUrl: shortName === null ? null : `https://folkmoot.example/riverside/${shortName}`,
      revision: 4,
    });
  const open = (campaign = sampleDetail(), set = named) => {
    let stored = campaign;
    return renderCampaign(campaign, {
      handlers: [
        handle(getCampaignOperation, () => stored),
        handle(setCampaignShortNameOperation, ({ body: { shortName } }) => {
          stored = set(shortName);
          return stored;
        }),
      ],
    });
  };

  it('suggests a name from the title, shows the full address, and is what the copy button copies when saved', async () => {
    const shell = open();
    await press(shell, 'Choose a short link');
    expect(await field()).toHaveAttribute('placeholder', 'riverside-park');
    expect(dialog().getByText('https://folkmoot.example/riverside/riverside-park')).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
    await press(shell, 'Use “riverside-park”');
    expect(await field()).toHaveValue('riverside-park');
    await shell.user.clear(await field());
    await shell.user.type(await field(), 'Harbour');
    expect(dialog().getByText(ADDRESS)).toBeVisible();
    await press(shell, 'Save short link');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(shell.inputsOf(setCampaignShortNameOperation)).toEqual([
      { params: { campaignId: 'c1' }, body: { shortName: 'harbour', revision: 3 } },
    ]);
    expect(shell.notices()).toEqual([{ kind: 'success', text: `Short link saved: ${ADDRESS}` }]);
    expect(await field()).toHaveValue(ADDRESS);
    expect(screen.getByText(/^The long link goes on working: .*\/survey\/c1$/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change short link' })).toBeVisible();
  });

  it('shows beside the field why a name is refused', async () => {
    const message = 'This address is taken by the sign-up page “News”. Choose another one.';
    const shell = open(sampleDetail(), (shortName) => {
      if (shortName === 'news')
        throw problem('slug_taken', { detail: message, fields: [{ path: 'shortName', message }] });
      throw problem(shortName === 'late' ? 'stale_revision' : 'internal');
    });
    await press(shell, 'Choose a short link');
    await press(shell, 'Save short link');
    expect(await field()).toHaveAccessibleDescription(/Enter the last part of the address\./);
    const refused: [string, RegExp][] = [
      ['Harbour!', /^Use lower-case letters, digits and hyphens\./],
      ['survey', /^This address is reserved\. Choose another one\./],
      ['news', /^This address is taken by the sign-up page “News”\. Choose another one\./],
      ['late', /^Someone else changed this campaign in the meantime/],
      ['harbour', /^The short link could not be saved\. Please try again\./],
    ];
    for (const [typed, reason] of refused) {
      await shell.user.clear(await field());
      await shell.user.type(await field(), typed);
      await press(shell, 'Save short link');
      await waitFor(async () => expect(await field()).toHaveAccessibleDescription(reason));
    }
    expect(shell.inputsOf(setCampaignShortNameOperation).map(({ body }) => body)).toEqual(
      ['news', 'late', 'harbour'].map((shortName) => ({ shortName, revision: 3 })),
    );
  });

  it('stays when the removal fails, with the reason', async () => {
    const shell = open(named('harbour'), () => {
      throw problem('unavailable');
    });
    await press(shell, 'Remove short link');
    const question = within(await screen.findByRole('dialog', { name: 'Remove the short link?' }));
    await shell.user.click(question.getByRole('button', { name: 'Remove short link' }));
    const text = 'This part is not available at the moment. Please try again shortly.';
    await waitFor(() => expect(shell.notices()).toEqual([{ kind: 'error', text }]));
    expect(await field()).toHaveValue(ADDRESS);
  });

  it('is removed after a question that says what stops working', async () => {
    const shell = open(named('harbour'));
    await press(shell, 'Change short link');
    expect(dialog().getByText(/^Old short links go on working/)).toBeVisible();
    await press(shell, 'Cancel');
    await press(shell, 'Remove short link');
    const question = within(await screen.findByRole('dialog', { name: 'Remove the short link?' }));
    expect(question.getByText(/^It stops working/)).toBeVisible();
    await shell.user.click(question.getByRole('button', { name: 'Remove short link' }));
    await waitFor(() => expect(shell.notices()).toEqual([{ kind: 'success', text: 'Short link removed.' }]));
    expect(await screen.findByRole('textbox', { name: 'Public link' })).toHaveValue(
      'https://folkmoot.example/riverside/survey/c1',
    );
  });
});
