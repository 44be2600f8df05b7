import {
  type CampaignDetail,
  createQrCodeOperation,
  type QrCode,
  updateQrCodeOperation,
} from '@folkmoot/contracts/client';
import { accessibilityProblems, type Handler, handle, type RenderedShell } from '@folkmoot/shell-sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sampleDetail, sampleQrCode } from '../../standalone/sample-campaign';
import { press, renderCampaign } from '../../testing/render-campaign';

const LOGO = 'ab12cd34'.repeat(8);

interface Patch extends Partial<CampaignDetail> {
  logoHash?: string;
}

const open = async (qrCodes: QrCode[], handlers: Handler[] = [], { logoHash, ...patch }: Patch = {}) => {
  const options = { tab: 'delivery/qr', handlers, ...(logoHash ? { logoHash } : {}) } as const;
  const shell = renderCampaign(sampleDetail({ qrCodes, ...patch }), options);
  const region = within(await screen.findByRole('region', { name: 'QR Code Management' }));
  return { shell, region };
};
const placeAt = (number: number, patch: Partial<QrCode> = {}) =>
  sampleQrCode({ id: `q${number}`, label: `Street ${number}`, ...patch });
const said = (shell: RenderedShell, kind: 'success' | 'error', text: string) =>
  waitFor(() => expect(shell.notices()).toEqual([{ kind, text }]));

describe('QR codes', () => {
  it('can be viewed, copied, downloaded and opened, and visits of staff are not counted (F-62)', async () => {
    const { shell, region } = await open([sampleQrCode({ label: 'Library', usageCount: 12, responseCount: 1 })]);
    expect(region.getByRole('img', { name: 'QR code: Library' })).toHaveAttribute(
      'src',
      '/api/campaigns/c1/qr-codes/q1.svg',
    );
    expect(region.getByRole('link', { name: 'Download PNG' })).toHaveAttribute('download', 'qr-library-q1.png');
    expect(region.getByRole('link', { name: 'Open survey' })).toHaveAttribute('target', '_blank');
    expect(region.getByRole('link', { name: 'Open survey' }).getAttribute('href')).not.toContain('/q/');
    expect(region.getByText('Scanned 12 times · 1 response')).toBeInTheDocument();
    await press(shell, 'Copy URL');
    await said(shell, 'success', 'URL copied to clipboard!');
    expect(await accessibilityProblems()).toEqual([]);
  });
  it('are available as posters and images, in files named after their place (E-55)', async () => {
    const { shell } = await open([sampleQrCode({ label: 'Town hall, lift 2' })]);
    await press(shell, 'Download: Town hall, lift 2');
    const files = (await screen.findAllByRole('menuitem')).map((item) => [
      item.textContent,
      item.getAttribute('href'),
      item.getAttribute('download'),
    ]);
    const at = '/api/campaigns/c1/qr-codes/q1';
    expect(files).toEqual([
      ['Poster A4', `${at}/poster-a4.pdf`, 'qr-town-hall-lift-2-q1-poster-a4.pdf'],
      ['Poster A3', `${at}/poster-a3.pdf`, 'qr-town-hall-lift-2-q1-poster-a3.pdf'],
      ['Sheet of cards', `${at}/cards.pdf`, 'qr-town-hall-lift-2-q1-cards.pdf'],
      ['PNG', `${at}.png`, 'qr-town-hall-lift-2-q1.png'],
      ['SVG', `${at}.svg`, 'qr-town-hall-lift-2-q1.svg'],
      ['PDF', `${at}.pdf`, 'qr-town-hall-lift-2-q1.pdf'],
    ]);
  });
  it('can be several, each with its own place and counts (F-16)', async () => {
    const codes = ['Library', 'Town hall'].map((label, index) =>
      sampleQrCode({ id: `q${index}`, label, usageCount: index + 1 }),
    );
    const { region } = await open(codes);
    expect(region.getAllByRole('textbox', { name: 'Place' }).map((field) => (field as HTMLInputElement).value)).toEqual(
      ['Library', 'Town hall'],
    );
    expect(region.getByText(/Scanned 1 time ·/)).toBeInTheDocument();
    expect(region.getByText(/Scanned 2 times ·/)).toBeInTheDocument();
  });
  it('save a new name on Enter, and keep the old name when it is empty', async () => {
    const { shell, region } = await open(
      [sampleQrCode({ label: 'Library' })],
      [handle(updateQrCodeOperation, () => sampleQrCode())],
    );
    const place = region.getByRole('textbox', { name: 'Place' });
    await shell.user.clear(place);
    await shell.user.tab();
    expect(place).toHaveValue('Library');
    await shell.user.clear(place);
    await shell.user.type(place, 'Bus stop{Enter}');
    await said(shell, 'success', 'QR code saved');
    const sent = shell.inputsOf(updateQrCodeOperation);
    expect(sent[0]).toEqual({ params: { campaignId: 'c1', codeId: 'q1' }, body: { label: 'Bus stop' } });
  });
  it('show the text that people read after scanning when they are switched off', async () => {
    const { shell, region } = await open([sampleQrCode()], [handle(updateQrCodeOperation, () => sampleQrCode())]);
    await shell.user.click(region.getByRole('switch', { name: 'In use' }));
    await waitFor(() => expect(shell.inputsOf(updateQrCodeOperation)).toMatchObject([{ body: { isActive: false } }]));
  });
  it('can be declared a shared place, with a sentence that explains it', async () => {
    const { shell, region } = await open([sampleQrCode()], [handle(updateQrCodeOperation, () => sampleQrCode())]);
    expect(region.getByText(/^A library, school, event or kiosk, where many people answer/)).toBeInTheDocument();
    await shell.user.click(region.getByRole('switch', { name: /^Shared place/ }));
    await waitFor(() =>
      expect(shell.inputsOf(updateQrCodeOperation)).toMatchObject([{ body: { isSharedPlace: true } }]),
    );
  });
  it('show the council’s logo when it is switched on, and not by default (E-55)', async () => {
    const codes = [sampleQrCode({ id: 'q1' }), sampleQrCode({ id: 'q2', hasLogo: true, label: 'Library' })];
    const { shell, region } = await open(codes, [handle(updateQrCodeOperation, () => sampleQrCode())], {
      logoHash: LOGO,
    });
    const [first, second] = region.getAllByRole('switch', { name: 'Council logo in the middle' });
    expect(first).not.toBeChecked();
    expect(second).toBeChecked();
    expect(region.getAllByRole('img').map((image) => image.getAttribute('src'))).toEqual([
      '/api/campaigns/c1/qr-codes/q1.svg',
      '/api/campaigns/c1/qr-codes/q1.svg?logo=ab12cd34',
    ]);
    await shell.user.click(first as HTMLElement);
    await said(shell, 'success', 'QR code saved');
    expect(shell.inputsOf(updateQrCodeOperation)).toMatchObject([{ body: { hasLogo: true } }]);
    expect(region.queryByText(/You have none yet/)).toBeNull();
  });
  it('have no logo switch when the council has no logo, and show where to upload one', async () => {
    const { region } = await open([sampleQrCode()]);
    expect(region.queryByRole('switch', { name: 'Council logo in the middle' })).toBeNull();
    expect(region.getByText(/You have none yet/)).toBeInTheDocument();
    expect(region.getByRole('link', { name: 'Settings, Branding' })).toHaveAttribute(
      'href',
      '/dashboard/settings/branding',
    );
  });
  it('say that they are off and can be switched on again', async () => {
    const { region } = await open([sampleQrCode({ isActive: false })]);
    expect(region.getByText(/People who scan it are told that it is no longer in use/)).toBeInTheDocument();
    expect(region.getByRole('switch', { name: 'In use' })).not.toBeChecked();
  });
  it('are created only by the button, not by viewing (F-15, F-62)', async () => {
    const { shell, region } = await open([], [handle(createQrCodeOperation, () => sampleQrCode())]);
    expect(region.getByText('No QR Codes Generated')).toBeInTheDocument();
    expect(shell.inputsOf(createQrCodeOperation)).toEqual([]);
    await press(shell, 'Generate QR Code');
    await said(shell, 'success', 'QR code generated successfully!');
    expect(shell.inputsOf(createQrCodeOperation)).toMatchObject([{ body: { label: 'QR code' } }]);
  });
  it.each([
    ['internal', 'Failed to generate QR code'],
    ['qr_code_limit', 'A campaign can have 100 QR codes at most.'],
  ] as const)('of another place, refused with %s: “%s”, and what was typed stays (F-62)', async (code, text) => {
    const { shell, region } = await open([sampleQrCode()], [handle(createQrCodeOperation, code)]);
    const field = region.getByRole('textbox', { name: 'Another place' });
    fireEvent.change(field, { target: { value: 'Bus stop' } });
    await press(shell, 'Generate QR Code');
    await said(shell, 'error', text);
    expect(field).toHaveValue('Bus stop');
  });
  it('of several places are one file, with a sheet for each place in use', async () => {
    const codes = [placeAt(1), placeAt(2), placeAt(3, { isActive: false })];
    const { shell } = await open(codes);
    expect(screen.getByText('3 places, 1 not in use')).toBeVisible();
    await press(shell, 'Download all places');
    const files = (await screen.findAllByRole('menuitem')).map((item) => [
      item.textContent,
      item.getAttribute('href'),
      item.getAttribute('download'),
    ]);
    const at = '/api/campaigns/c1/qr-code-set';
    expect(files).toEqual([
      ['Posters A4, one PDF', `${at}/poster-a4.pdf`, 'qr-riverside-park-poster-a4.pdf'],
      ['Posters A3, one PDF', `${at}/poster-a3.pdf`, 'qr-riverside-park-poster-a3.pdf'],
      ['Sheets of cards, one PDF', `${at}/cards.pdf`, 'qr-riverside-park-cards.pdf'],
      ['PNG and SVG pictures, one ZIP', `${at}/pictures.zip`, 'qr-riverside-park-pictures.zip'],
    ]);
    expect(screen.getByText('2 places in use. Each sheet names its place at the edge.')).toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
  });
  it('are no file together when there is one place, or when none is in use', async () => {
    const { shell } = await open([placeAt(1)]);
    expect(screen.queryByRole('button', { name: 'Download all places' })).not.toBeInTheDocument();
    shell.unmount();
    await open([placeAt(1, { isActive: false }), placeAt(2, { isActive: false })]);
    expect(screen.getByRole('button', { name: 'Download all places' })).toBeDisabled();
  });
  it('are closed rows with a search when there are many places', async () => {
    const codes = Array.from({ length: 60 }, (_, at) => placeAt(at + 1));
    const { shell, region } = await open(codes);
    expect(region.getAllByRole('listitem')).toHaveLength(60);
    expect(region.queryByRole('textbox', { name: 'Place' })).not.toBeInTheDocument();
    await shell.user.type(region.getByRole('searchbox', { name: 'Search places' }), '17 STREET');
    await waitFor(() => expect(region.getByText('1 of 60 places')).toBeVisible());
    const row = region.getByRole('button', { name: /^Street 17/ });
    expect(row).toHaveAttribute('aria-expanded', 'false');
    await shell.user.click(row);
    expect(region.getByRole('textbox', { name: 'Place' })).toHaveValue('Street 17');
    await shell.user.type(region.getByRole('searchbox', { name: 'Search places' }), ' x');
    expect(await region.findByText('No place has these words.')).toBeVisible();
  });
  it('have no search when there are ten places', async () => {
    const { region } = await open(Array.from({ length: 10 }, (_, at) => placeAt(at + 1)));
    expect(region.queryByRole('searchbox')).not.toBeInTheDocument();
  });
  it.each([
    ['Πάρκο und Парк 🌳', false],
    ['حدائقنا', false],
    ['我们的公园', true],
  ])('of a survey called %s show the text printed on posters instead: %s', async (title, isSaid) => {
    const surveyData = { ...sampleDetail().surveyData, title };
    const { region } = await open([sampleQrCode()], [], { surveyData });
    expect(region.queryByText(/a general headline is printed instead/) !== null).toBe(isSaid);
  });
});
