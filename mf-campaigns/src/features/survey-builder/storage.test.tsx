import {
  type ErrorCode,
  getStorageOperation,
  type IntroFile,
  setupStorageOperation,
  uploadIntroFileOperation,
  uploadQuestionImageOperation,
} from '@folkmoot/contracts/client';
import { EditorServicesProvider, questionEditor } from '@folkmoot/question-types/editor';
import { accessibilityProblems, type Handler, handle, problem, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { FixStorage } from '../../entities/storage/FixStorage';
import { useEditorServices } from './editor-services';
import { IntroFileField } from './IntroFileField';
import { StorageBanner } from './StorageBanner';

const url = `/api/assets/${'a'.repeat(64)}`;
const picture: IntroFile = { url: `${url}.webp`, name: 'park.png', type: 'image', size: 2048 };
const plan: IntroFile = { url: `${url}.pdf`, name: 'Plan.pdf', type: 'pdf', size: 3 * 1024 * 1024 };
const fileOf = (size = 10, type = 'image/png', name = 'park.png') => new File([new Uint8Array(size)], name, { type });
const MEGABYTE = 1024 * 1024;

const setUp = {
  success: true,
  message: 'Storage setup completed for Riverside! Created 2 new buckets.',
  summary: { created: 2, updated: 0 },
  council: { id: 'council-riverside', name: 'Riverside' },
};
const storage = (isReady: boolean) => handle(getStorageOperation, () => ({ isReady, buckets: [] }));

const Field = ({ value = null, onStorageMissing }: { value?: IntroFile | null; onStorageMissing?: () => void }) => {
  const [current, setCurrent] = useState(value);
  return (
    <>
      <IntroFileField value={current} onChange={setCurrent} {...(onStorageMissing ? { onStorageMissing } : {})} />
      <pre>{JSON.stringify(current)}</pre>
    </>
  );
};
const choose = () => screen.getByLabelText('Upload a picture or PDF');
const render = (handlers: Handler[], element = <Field />) => renderWithShell(element, { handlers });

describe('the introduction file of a survey', () => {
  it('is uploaded as a picture, shown with name, type and size, and asks for alternative text', async () => {
    const shell = render([handle(uploadIntroFileOperation, () => picture)]);
    await shell.user.upload(choose(), fileOf());
    expect(await screen.findByRole('link', { name: 'Open park.png' })).toHaveAttribute('href', picture.url);
    expect(screen.getByText('Image, 2 kB')).toBeVisible();
    await shell.user.type(screen.getByLabelText(/What does the picture show/), 'Ducks');
    expect(screen.getByRole('img', { name: 'Ducks' })).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
    await shell.user.click(screen.getByRole('button', { name: 'Remove file' }));
    expect(choose()).toBeInTheDocument();
  });
  it('is a link with name, type and size when it is a PDF', () => {
    render([], <Field value={plan} />);
    expect(screen.getByRole('link', { name: 'Open Plan.pdf' })).toBeVisible();
    expect(screen.getByText('PDF, 3.0 MB')).toBeVisible();
  });
  it('shows Uploading... and can be cancelled while it uploads', async () => {
    const shell = render([handle(uploadIntroFileOperation, () => new Promise<IntroFile>(() => undefined))]);
    await shell.user.upload(choose(), fileOf());
    expect(screen.getByRole('status')).toHaveTextContent('Uploading...');
    await shell.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(choose()).toBeInTheDocument();
    expect(screen.getByText('null')).toBeInTheDocument();
  });
  it.each<[string, File, string]>([
    ['a picture of 6 MB', fileOf(6 * MEGABYTE), 'File size must be less than 5MB'],
    ['a PDF of 11 MB', fileOf(11 * MEGABYTE, 'application/pdf'), 'File size must be less than 10MB'],
    ['a text', fileOf(1, 'text/plain', 'x.txt'), 'File must be an image (PNG, JPG, GIF, WebP) or PDF'],
  ])('%s, is refused with the text of D1 before it is sent', async (_, file, words) => {
    const shell = render([handle(uploadIntroFileOperation, 'internal')]);
    const field = choose();
    field.removeAttribute('accept');
    await shell.user.upload(field, file);
    expect(await screen.findByText(words)).toBeVisible();
    expect(shell.inputsOf(uploadIntroFileOperation)).toEqual([]);
  });
  it.each<[string, ErrorCode, string]>([
    ['an unknown failure', 'internal', 'Failed to upload file. Please try again.'],
    ['an unsafe file', 'file_unreadable', 'This file is damaged or unsafe and cannot be used.'],
    [
      'no storage',
      'storage_missing',
      'Council storage is not set up yet. Please click Setup Storage above to enable file uploads.',
    ],
  ])('%s, is shown with its text', async (_, code, words) => {
    const missing = jest.fn();
    const shell = render([handle(uploadIntroFileOperation, code)], <Field onStorageMissing={missing} />);
    await shell.user.upload(choose(), fileOf());
    expect(await screen.findByText(words)).toBeVisible();
    expect(missing).toHaveBeenCalledTimes(code === 'storage_missing' ? 1 : 0);
  });
  it('offers Fix Storage, which repairs it, when it is refused for its mime type (E-64)', async () => {
    const message = 'Storage buckets configured successfully! 0 created, 1 updated. PDF uploads are now enabled.';
    const shell = render([
      handle(uploadIntroFileOperation, () => {
        throw problem('file_type_refused', { detail: 'mime type application/pdf is not supported' });
      }),
      handle(setupStorageOperation, () => ({ ...setUp, message })),
    ]);
    await shell.user.upload(choose(), fileOf(1, 'application/pdf'));
    await shell.user.click(await screen.findByRole('button', { name: 'Fix Storage' }));
    await waitFor(() => expect(shell.notices()).toEqual([{ kind: 'success', text: message }]));
    expect(screen.queryByText(/mime type/)).not.toBeInTheDocument();
  });
  it('is shown without a link when its address is external', () => {
    render([], <Field value={{ ...plan, url: 'javascript:alert(1)' }} />);
    expect(screen.getByText('Plan.pdf')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('the storage banner', () => {
  it('is hidden when storage exists', async () => {
    const shell = render([storage(true)], <StorageBanner />);
    await waitFor(() => expect(shell.inputsOf(getStorageOperation)).toHaveLength(1));
    expect(screen.queryByText('Storage Setup Required')).not.toBeInTheDocument();
  });
  it('sets up missing storage by the button and shows the result (E-64)', async () => {
    let isReady = false;
    const shell = render(
      [
        handle(getStorageOperation, () => ({ isReady, buckets: [] })),
        handle(setupStorageOperation, () => {
          isReady = true;
          return setUp;
        }),
      ],
      <StorageBanner />,
    );
    expect(await screen.findByText('Storage Setup Required')).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
    await shell.user.click(screen.getByRole('button', { name: 'Setup Storage' }));
    await waitFor(() => expect(screen.queryByText('Storage Setup Required')).not.toBeInTheDocument());
    expect(shell.inputsOf(setupStorageOperation)).toEqual([{ body: { councilId: 'council-riverside' } }]);
    expect(shell.notices()).toEqual([{ kind: 'success', text: setUp.message }]);
  });
  const reason =
    'Failed to setup storage buckets: the file store does not answer. Please try again or contact support.';
  it.each<[string, Handler, string]>([
    [
      'a reason',
      handle(setupStorageOperation, () => {
        throw problem('storage_setup_failed', { detail: reason });
      }),
      reason,
    ],
    [
      'no reason',
      handle(setupStorageOperation, 'internal'),
      'Failed to set up storage buckets. Please try again or contact support.',
    ],
    ['an ended session', handle(setupStorageOperation, 'unauthenticated'), 'No authentication token found'],
  ])("shows the catalogue's text when setup fails with %s", async (_, handler, words) => {
    const shell = render([storage(false), handler], <StorageBanner />);
    await shell.user.click(await screen.findByRole('button', { name: 'Setup Storage' }));
    expect(await screen.findByText(words)).toBeVisible();
  });
  it('shows "No council ID found. Please refresh and try again." when there is no council', async () => {
    const outcomes: string[] = [];
    const shell = renderWithShell(
      <FixStorage message="mime type x" onDone={({ message }) => outcomes.push(message)} />,
      { session: { council: null } },
    );
    await shell.user.click(screen.getByRole('button', { name: 'Fix Storage' }));
    await waitFor(() => expect(outcomes).toEqual(['No council ID found. Please refresh and try again.']));
  });
});

describe('the upload of question images', () => {
  const Editor = questionEditor('image');
  const imageOptions = [{ id: 'a', label: 'Option 1', imageUrl: '' }];
  const Images = ({ onStorageMissing }: { onStorageMissing: () => void }) => {
    const [question, setQuestion] = useState({
      id: 'q',
      type: 'image' as const,
      title: 'Q',
      required: false,
      imageOptions,
    });
    return (
      <EditorServicesProvider services={useEditorServices(onStorageMissing)}>
        <Editor question={question} onChange={(patch) => setQuestion((now) => ({ ...now, ...patch }) as typeof now)} />
      </EditorServicesProvider>
    );
  };
  const field = () => screen.getByLabelText('Upload an image for Option 1');

  it('stores the picture on the server and shows it in the option', async () => {
    const uploaded = { imageUrl: picture.url, width: 40, height: 30, size: 9 };
    const shell = render(
      [handle(uploadQuestionImageOperation, () => uploaded)],
      <Images onStorageMissing={jest.fn()} />,
    );
    await shell.user.upload(field(), fileOf());
    expect(await screen.findByRole('button', { name: 'Remove image of Option 1' })).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
  });
  it('shows the text of D1 and signals the builder when storage is missing', async () => {
    const missing = jest.fn();
    const shell = render(
      [handle(uploadQuestionImageOperation, 'storage_missing')],
      <Images onStorageMissing={missing} />,
    );
    await shell.user.upload(field(), fileOf());
    expect(await screen.findByText(/Please click "Setup Storage" above to enable image uploads/)).toBeVisible();
    expect(missing).toHaveBeenCalledTimes(1);
  });
});
