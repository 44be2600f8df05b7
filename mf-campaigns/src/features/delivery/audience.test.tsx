import { linkAudienceOperation, listAudiencesOperation, listSegmentsOperation } from '@folkmoot/contracts/client';
import { accessibilityProblems, type Handler, handle } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { sampleDetail, sampleSegment } from '../../standalone/sample-campaign';
import { renderCampaign } from '../../testing/render-campaign';

const open = async (handlers: Handler[]) => {
  const shell = renderCampaign(sampleDetail(), {
    tab: 'delivery',
    targetAudiences: ['All Residents', 'Local Businesses'],
    // A name that is on both lists is offered once.
    geographicalDivisions: ['East District', 'West District', 'Local Businesses'],
    handlers: [handle(listSegmentsOperation, () => ({ items: [sampleSegment()], nextCursor: null })), ...handlers],
  });
  await screen.findByRole('combobox', { name: 'Linked segment' });
  return shell;
};
const linked = (segmentId: string) =>
  handle(listAudiencesOperation, () => ({ items: [{ name: 'All Residents', segmentId }], nextCursor: null }));

describe('the size of an audience (E-37)', () => {
  it('shows the size of the linked segment, and a dash when there is none', async () => {
    const shell = await open([linked('seg-1')]);
    expect(await screen.findByText('Estimated size: 1,240 subscribers')).toBeInTheDocument();
    await shell.user.click(screen.getByRole('combobox', { name: 'Audience Group' }));
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(options.slice(0, 2)).toEqual(['All Residents1,240 subscribers', 'Local Businesses–']);
  });
  it('can be that of an area, in a separate group, linked like any other (E-35)', async () => {
    const areaLinked = handle(listAudiencesOperation, () => ({
      items: [{ name: 'East District', segmentId: 'seg-1' }],
      nextCursor: null,
    }));
    const shell = await open([areaLinked, handle(linkAudienceOperation, () => undefined)]);
    await shell.user.click(screen.getByRole('combobox', { name: 'Audience Group' }));
    const areas = within(await screen.findByRole('group', { name: 'Areas' }));
    expect(areas.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'East District1,240 subscribers',
      'West District–',
    ]);
    await shell.user.click(areas.getByRole('option', { name: /East District/ }));
    expect(await screen.findByText('Estimated size: 1,240 subscribers')).toBeInTheDocument();
    await shell.user.click(screen.getByRole('combobox', { name: 'Linked segment' }));
    await shell.user.click(await screen.findByRole('option', { name: 'None' }));
    await waitFor(() =>
      expect(shell.inputsOf(linkAudienceOperation)).toMatchObject([
        { body: { name: 'East District', segmentId: null } },
      ]),
    );
    expect(await accessibilityProblems()).toEqual([]);
  });
  it('is a dash until a segment is linked, and linking is accessible', async () => {
    const shell = await open([handle(linkAudienceOperation, () => undefined)]);
    expect(screen.getByText('Estimated size: –')).toBeInTheDocument();
    await shell.user.click(screen.getByRole('combobox', { name: 'Linked segment' }));
    await shell.user.click(await screen.findByRole('option', { name: 'Park friends' }));
    await waitFor(() => expect(shell.notices()).toEqual([{ kind: 'success', text: 'Audience saved' }]));
    expect(shell.inputsOf(linkAudienceOperation)).toMatchObject([
      { body: { name: 'All Residents', segmentId: 'seg-1' } },
    ]);
    expect(await accessibilityProblems()).toEqual([]);
  });
  it('says that the linked segment was deleted', async () => {
    await open([linked('gone')]);
    expect(await screen.findByText('Estimated size: – (The segment no longer exists.)')).toBeInTheDocument();
  });
  it('shows an error when the link cannot be saved', async () => {
    const shell = await open([linked('seg-1'), handle(linkAudienceOperation, 'internal')]);
    await screen.findByText('Estimated size: 1,240 subscribers');
    await shell.user.click(screen.getByRole('combobox', { name: 'Linked segment' }));
    await shell.user.click(await screen.findByRole('option', { name: 'None' }));
    await waitFor(() =>
      expect(shell.notices()).toEqual([{ kind: 'error', text: 'The audience was not saved. Please try again.' }]),
    );
    expect(shell.inputsOf(linkAudienceOperation)).toMatchObject([{ body: { segmentId: null } }]);
  });
});
