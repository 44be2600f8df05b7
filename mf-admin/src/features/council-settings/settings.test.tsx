import {
  type Council,
  chooseNotificationsOperation,
  getCouncilOperation,
  getNotificationsOperation,
  previewMailOperation,
  removePictureOperation,
  sendTestMailOperation,
  updateCouncilOperation,
  uploadLogoOperation,
  uploadPictureOperation,
} from '@folkmoot/contracts/client';
import {
  accessibilityProblems,
  type Handler,
  handle,
  problem,
  renderWithShell,
  sampleCouncil,
} from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { App } from '../../app/app';
import { createHandlers } from '../../standalone/handlers';

const render = (tab: string, handlers: Handler[] = [], role: 'council_admin' | 'council_staff' = 'council_admin') =>
  renderWithShell(<App />, {
    route: `/dashboard/settings/${tab}`,
    session: { role },
    handlers: [...createHandlers(), ...handlers],
  });
const save = () => screen.getByRole('button', { name: 'Save changes' });
const saved = [{ kind: 'success', text: 'Settings saved successfully!' }];

/** A server on which another person has saved since the screen was opened. */
const contested = (theirs: Partial<Council>) => {
  const sent: unknown[] = [];
  let reads = 0;
  return {
    sent,
    handlers: [
      handle(getCouncilOperation, () => {
        reads += 1;
        return reads === 1 ? sampleCouncil() : sampleCouncil({ ...theirs, revision: 2 });
      }),
      handle(updateCouncilOperation, ({ body = {} }) => {
        sent.push(body);
        if (body.revision !== 2) throw problem('stale_revision');
        const { settings: _, branding: __, revision: ___, ...fields } = body;
        return sampleCouncil({ ...theirs, ...fields, revision: 3 });
      }),
    ],
  };
};

describe('general settings', () => {
  it('offer languages that nobody has reviewed, which are off at first', async () => {
    const shell = render('general');
    const polish = await screen.findByRole('switch', { name: /Polski/ });
    expect(polish).not.toBeChecked();
    expect(screen.getByText(/Nobody has reviewed these words yet/)).toBeVisible();
    await shell.user.click(polish);
    await shell.user.click(save());
    await waitFor(() => expect(shell.notices()).toEqual(saved));
    expect(shell.inputsOf(updateCouncilOperation)).toEqual([
      { body: { settings: { pageLanguages: ['pl'] }, revision: 1 } },
    ]);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('send only the name and the revision when the name changes (E-77)', async () => {
    const shell = render('general');
    const name = await screen.findByRole('textbox', { name: /Council name/ });
    await shell.user.clear(name);
    await shell.user.type(name, 'Riverside Borough');
    await shell.user.click(save());
    await waitFor(() => expect(shell.notices()).toEqual(saved));
    expect(shell.inputsOf(updateCouncilOperation)).toEqual([{ body: { name: 'Riverside Borough', revision: 1 } }]);
  });

  it('show a server error at its field, with the focus there, until the field changes', async () => {
    const refused = problem('invalid_input', { fields: [{ path: 'phone', message: 'Use 60 characters or fewer.' }] });
    const refuse = () => {
      throw refused;
    };
    const shell = render('general', [handle(updateCouncilOperation, refuse)]);
    const phone = await screen.findByRole('textbox', { name: 'Phone' });
    await shell.user.type(phone, '555');
    await shell.user.click(save());
    await waitFor(() => expect(phone).toHaveAccessibleDescription('Use 60 characters or fewer.'));
    expect(phone).toHaveFocus();
    await shell.user.type(phone, '1');
    expect(phone).not.toHaveAccessibleDescription();
  });

  it('explain the old web address before a change, and show a taken address at the field', async () => {
    const shell = render('general', [handle(updateCouncilOperation, 'slug_taken')]);
    const address = await screen.findByRole('textbox', { name: /URL slug/ });
    await shell.user.clear(address);
    await shell.user.type(address, 'River Town');
    expect(address).toHaveAccessibleDescription(/Use lower-case letters, digits and hyphens\./);
    await shell.user.clear(address);
    await shell.user.type(address, 'river-town');
    expect(screen.getByText(/links and printed codes with \/riverside lead to the new address/)).toBeInTheDocument();
    await shell.user.click(save());
    await waitFor(() => expect(address).toHaveAccessibleDescription(/This address is already taken\./));
    expect(shell.inputsOf(updateCouncilOperation)).toEqual([{ body: { slug: 'river-town', revision: 1 } }]);
  });

  it('keep both changes without a question when two people save different fields', async () => {
    const { handlers, sent } = contested({ phone: '555' });
    const shell = render('general', handlers);
    await shell.user.type(await screen.findByRole('textbox', { name: /Council name/ }), '!');
    await shell.user.click(save());
    expect(await screen.findByDisplayValue('555')).toBeInTheDocument();
    expect(screen.getByDisplayValue('Riverside!')).toBeInTheDocument();
    expect(sent).toEqual([
      { name: 'Riverside!', revision: 1 },
      { name: 'Riverside!', revision: 2 },
    ]);
  });

  it('ask for a choice and keep the draft when two people save the same field', async () => {
    const { handlers, sent } = contested({ name: 'Rivertown' });
    const shell = render('general', handlers);
    await shell.user.type(await screen.findByRole('textbox', { name: /Council name/ }), '!');
    await shell.user.click(save());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Someone else changed this in the meantime.');
    const field = within(alert).getByRole('radiogroup', { name: 'Council name' });
    expect(within(field).getByRole('radio', { name: 'Yours: Riverside!' })).toBeChecked();
    await shell.user.click(within(field).getByRole('radio', { name: 'Theirs: Rivertown' }));
    expect(screen.getByRole('textbox', { name: /Council name/ })).toHaveValue('Rivertown');
    await shell.user.click(within(field).getByRole('radio', { name: 'Yours: Riverside!' }));
    await shell.user.click(screen.getByRole('button', { name: 'Save my choice' }));
    await waitFor(() => expect(sent.at(-1)).toEqual({ name: 'Riverside!', revision: 2 }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('show an error and keep the draft when they cannot be saved', async () => {
    const shell = render('general', [handle(updateCouncilOperation, 'internal')]);
    await shell.user.type(await screen.findByRole('textbox', { name: /Council name/ }), '!');
    await shell.user.click(save());
    await waitFor(() => expect(shell.notices()).toEqual([{ kind: 'error', text: 'Failed to save settings' }]));
    expect(screen.getByDisplayValue('Riverside!')).toBeInTheDocument();
  });

  it('are not sent when the web address is invalid', async () => {
    const shell = render('general');
    await shell.user.type(await screen.findByRole('textbox', { name: /Contact email/ }), ' x');
    expect(screen.getByText('Enter an email address like name@example.org.')).toBeVisible();
    await shell.user.click(save());
    expect(shell.inputsOf(updateCouncilOperation)).toEqual([]);
  });
});

describe('settings for staff', () => {
  it.each(['general', 'targeting', 'branding', 'email', 'privacy'])(
    '%s can be read and not changed (F-30)',
    async (tab) => {
      render(tab, [], 'council_staff');
      expect(await screen.findByText('Only an admin of your council can change these settings.')).toBeVisible();
      await screen.findAllByRole('textbox');
      for (const field of screen.getAllByRole('textbox')) {
        expect(field.hasAttribute('readonly') || field.hasAttribute('disabled')).toBe(true);
      }
      expect(screen.queryByRole('button', { name: 'Save changes' })).not.toBeInTheDocument();
      expect(screen.queryByRole('heading', { name: "A person's data" })).not.toBeInTheDocument();
    },
  );

  it('notifications are a personal choice, and switch back when they cannot be saved (E-20)', async () => {
    const shell = render('notifications', [handle(chooseNotificationsOperation, 'internal')], 'council_staff');
    const weekly = await screen.findByRole('switch', { name: /^Weekly summary reports/ });
    expect(screen.getAllByRole('switch')).toHaveLength(6);
    expect(screen.getByRole('switch', { name: /^Mentions in comments/ })).toBeChecked();
    expect(weekly).toBeChecked();
    await shell.user.click(weekly);
    await waitFor(() => expect(shell.notices()).toEqual([{ kind: 'error', text: 'Failed to save settings' }]));
    expect(weekly).toBeChecked();
    expect(screen.queryByText(/Only an admin/)).not.toBeInTheDocument();
  });
});

describe('notifications', () => {
  it('are saved at once when they are switched off', async () => {
    const shell = render('notifications');
    await shell.user.click(await screen.findByRole('switch', { name: /^Team member activity/ }));
    await waitFor(() => expect(shell.notices()).toEqual(saved));
    expect(shell.inputsOf(chooseNotificationsOperation)).toEqual([{ body: { team_activity: false } }]);
    expect(shell.inputsOf(getNotificationsOperation)).toHaveLength(1);
  });
});

describe('branding', () => {
  it('shows a warning for a colour with low contrast, and does not send an invalid one (E-33, E-85)', async () => {
    const shell = render('branding');
    const primary = await screen.findByRole('textbox', { name: 'Primary color' });
    await shell.user.clear(primary);
    await shell.user.type(primary, '#ffff00');
    expect(screen.getByText(/Contrast on white 1.1:1 is too low to be read/)).toBeVisible();
    await shell.user.click(save());
    await waitFor(() => expect(shell.notices()).toEqual(saved));
    expect(shell.inputsOf(updateCouncilOperation)).toEqual([
      { body: { branding: { primaryColor: '#ffff00' }, revision: 1 } },
    ]);
  });
  it('sends the thank-you text separately and limits its length (F-48)', async () => {
    const shell = render('branding');
    const field = await screen.findByRole('textbox', { name: 'After the thank-you' });
    expect(field).toHaveAttribute('maxlength', '1000');
    await shell.user.type(field, 'See you!');
    await shell.user.click(save());
    await waitFor(() => expect(shell.notices()).toEqual(saved));
    expect(shell.inputsOf(updateCouncilOperation)).toEqual([
      { body: { branding: { thankYouText: 'See you!' }, revision: 1 } },
    ]);
  });
  it('shows an error for a refused logo, and an accepted logo with its alternative text (E-19)', async () => {
    let isBad = true;
    const shell = render('branding', [
      handle(uploadLogoOperation, () => {
        if (isBad) throw problem('file_unreadable', { detail: 'This SVG holds a script.' });
        const { branding } = sampleCouncil();
        return sampleCouncil({ branding: { ...branding, logoUrl: '/logo.png', logoAlt: '' }, revision: 2 });
      }),
    ]);
    const file = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });
    await shell.user.upload(await screen.findByLabelText('Logo'), file);
    expect(await screen.findByText('This SVG holds a script.')).toBeVisible();
    isBad = false;
    await shell.user.upload(screen.getByLabelText('Logo'), file);
    expect(await screen.findByRole('img', { name: 'Riverside' })).toHaveAttribute('src', '/logo.png');
    expect(screen.getByText('Say in words what the logo shows.')).toBeVisible();
  });
});

describe('the picture above surveys', () => {
  it('is shown as it was cropped, and removed', async () => {
    const { branding } = sampleCouncil();
    const withPicture = (pictureUrl: string | null) =>
      sampleCouncil({ branding: { ...branding, pictureUrl, pictureAlt: 'The river' }, revision: 2 });
    const shell = render('branding', [
      handle(uploadPictureOperation, () => withPicture('/river.webp')),
      handle(removePictureOperation, () => withPicture(null)),
    ]);
    const field = await screen.findByLabelText('Picture above surveys');
    await shell.user.upload(field, new File(['x'], 'river.jpg', { type: 'image/jpeg' }));
    const picture = await screen.findByRole('img', { name: 'The river' });
    expect(picture).toHaveAttribute('src', '/river.webp');
    await shell.user.click(screen.getByRole('button', { name: 'Remove picture' }));
    await waitFor(() => expect(picture).not.toBeInTheDocument());
    await shell.user.upload(
      screen.getByLabelText('Picture above surveys'),
      new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'large.jpg', { type: 'image/jpeg' }),
    );
    expect(await screen.findByText('File size must be less than 2MB')).toBeVisible();
  });
});

describe('every tab', () => {
  it.each(['targeting', 'places', 'branding', 'notifications', 'email', 'privacy'])(
    '%s has no accessibility violation',
    async (tab) => {
      render(tab);
      await screen.findByRole('heading', {
        level: 2,
        name: /General|Targeting|Maps|Branding|Notifications|Email|Privacy/,
      });
      expect(await accessibilityProblems()).toEqual([]);
    },
  );
});

describe('email configuration (E-95)', () => {
  it('shows the subject of the specification, and sends a test email to oneself', async () => {
    const shell = render('email');
    expect(await screen.findByText('Your feedback is requested - Community Survey')).toBeVisible();
    await shell.user.click(screen.getByRole('button', { name: 'Send a test mail to me' }));
    await waitFor(() => expect(shell.notices()[0]?.text).toMatch(/has been sent to/));
    expect(shell.inputsOf(sendTestMailOperation)).toHaveLength(1);
  });
  it('shows an error, and neither sends nor previews, when a merge field does not exist', async () => {
    const shell = render('email');
    const subject = await screen.findByRole('textbox', { name: /Subject/ });
    await shell.user.type(subject, ' {{name}');
    expect(await screen.findByText(/There is no merge field \{name\}/)).toBeVisible();
    await shell.user.click(save());
    expect(shell.inputsOf(updateCouncilOperation)).toEqual([]);
    expect(JSON.stringify(shell.inputsOf(previewMailOperation))).not.toContain('{name}');
  });
});
