import type { AnswerValue, Question } from '@folkmoot/contracts/client';
import { UiProvider } from '@folkmoot/ui';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { type EditorServices, EditorServicesProvider, type UploadedImage } from '../../editing/editor-services';
import { inputWordsIn } from '../../words';
import { ImageEditor } from './ImageEditor';
import { ImageInput } from './ImageInput';
import { ImageResultView } from './ImageResultView';
import { image } from './image.core';

const urlOf = (index: number) => `/api/assets/${String(index).repeat(64)}.webp`;
const option = (id: string, label: string, index: number) => ({ id, label, imageUrl: urlOf(index), alt: `A ${id}` });
const question: Question = {
  id: 'q1',
  type: 'image',
  title: 'Which first?',
  required: false,
  imageOptions: [option('play', 'Playground', 1), option('pond', 'Pond', 2), option('pitch', 'Sports field', 3)],
};
const shared = {
  question,
  name: 'a',
  labelledBy: 't',
  words: inputWordsIn('en'),
  describedBy: undefined,
  isInvalid: false,
};

const problemsWith = (imageOptions: Question['imageOptions']) => image.problems({ ...question, imageOptions });

describe('image core', () => {
  it('answers are ordered ids of image options, all or the first few (F-25, F-20)', () => {
    expect(image.parse(['pond'], question)).toEqual({ ok: true, value: ['pond'] });
    expect(image.parse(['pond', 'play', 'pitch'], question).ok).toBe(true);
    for (const raw of [['Pond'], ['pond', 'pond'], 'pond', ['o1']]) expect(image.parse(raw, question).ok).toBe(false);
  });
  it('conditions choose from the options, by membership or first place (F-20)', () => {
    expect(image.operators).toEqual(['contains', 'not_contains', 'ranks_first', 'answered', 'not_answered']);
    expect(image.choices(question)).toContainEqual({ value: 'pond', label: 'Pond' });
  });
  it.each<[string, Question['imageOptions'], RegExp]>([
    ['no images', [], /has no images/],
    ['one image', [option('a', 'A', 1)], /only one image/],
    ['an option without an image', [option('a', 'A', 1), { ...option('b', 'B', 2), imageUrl: '' }], /without an image/],
    [
      'an image from elsewhere',
      [option('a', 'A', 1), { ...option('b', 'B', 2), imageUrl: 'https://elsewhere.example/b.png' }],
      /not in the storage of the council/,
    ],
    ['an option without a label', [option('a', 'A', 1), option('b', ' ', 2)], /without a label/],
    ['twins', [option('a', 'A', 1), option('b', 'a', 2)], /same label/],
  ])('%s is a problem with a text', (_, options, words) => expect(problemsWith(options).join()).toMatch(words));
  it('leaves a missing description to the survey check', () =>
    expect(problemsWith(question.imageOptions?.map(({ alt: _, ...rest }) => rest))).toEqual([]));
  it('a result is a ranking with pictures', () => {
    const counters = { ...image.increments(['pond', 'play'], question) };
    const [first] = image.result(counters, question).ranking;
    expect(first).toMatchObject({ value: 'pond', first: 1, imageUrl: urlOf(2), alt: 'A pond' });
  });
});

describe('image input', () => {
  it('without script shows each picture with its description next to a list of places (E-91)', () => {
    document.body.innerHTML = renderToString(<ImageInput {...shared} value={['pond']} onChange={() => undefined} />);
    expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual([
      'A play',
      'A pond',
      'A pitch',
    ]);
    expect(screen.getByRole('combobox', { name: 'Place of Pond' })).toHaveValue('pond:1');
    document.body.innerHTML = '';
  });
  it('with script has ranking buttons, visible labels and named pictures (E-91)', async () => {
    const answers: (AnswerValue | null)[] = [];
    render(<ImageInput {...shared} value={undefined} onChange={(value) => answers.push(value)} />);
    const add = await screen.findByRole('button', { name: /A pond.*Rank Pond as number 1/ });
    expect(within(add).getByText('Pond')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Enlarge the picture: Pond' })).toHaveAttribute('href', urlOf(2));
    await userEvent.click(add);
    expect(answers).toEqual([['pond']]);
  });
});

describe('image result', () => {
  it('has bars with the picture of each option, and its description in the table', () => {
    const result = { questionId: 'q1', type: 'image' as const, title: 'Which first?', answered: 1 };
    const counters = image.increments(['pond'], question);
    render(
      <UiProvider>
        <ImageResultView result={{ ...result, ...image.result(counters, question) }} />
      </UiProvider>,
    );
    expect(screen.getByRole('img', { name: 'A pond' })).toHaveAttribute('src', urlOf(2));
    expect(screen.getByText(/Most points first, from 1 answer/)).toBeInTheDocument();
  });
});

const png = (size = 10) => new File([new Uint8Array(size)], 'pond.png', { type: 'image/png' });

const renderEditor = (uploadImage: EditorServices['uploadImage'], edited: Question = question) => {
  const seen: Question[] = [];
  const Harness = () => {
    const [current, setCurrent] = useState(edited);
    seen.push(current);
    return (
      <UiProvider>
        <EditorServicesProvider services={{ uploadImage, divisions: [], language: 'en' }}>
          <ImageEditor question={current} onChange={(patch) => setCurrent((now) => ({ ...now, ...patch }))} />
        </EditorServicesProvider>
      </UiProvider>
    );
  };
  render(<Harness />);
  return { optionsNow: () => seen.at(-1)?.imageOptions ?? [] };
};

const blank: Question = { ...question, imageOptions: [{ id: 'a', label: 'Option 1', imageUrl: '' }] };
const field = () => screen.getByLabelText('Upload an image for Option 1');

describe('image editor', () => {
  it('shows a message when it is empty, and adds a first option with the name Option 1', async () => {
    const { optionsNow } = renderEditor(async () => ({ imageUrl: urlOf(1) }), { ...question, imageOptions: [] });
    expect(screen.getByText('No image options yet')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add your first image option' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add image option' }));
    expect(optionsNow().map(({ label, imageUrl }) => [label, imageUrl])).toEqual([
      ['Option 1', ''],
      ['Option 2', ''],
    ]);
    expect(new Set(optionsNow().map(({ id }) => id)).size).toBe(2);
  });
  it('uploads a chosen picture, shows "Uploading...", and then asks for its description (E-91)', async () => {
    let finish: (uploaded: UploadedImage) => void = () => undefined;
    const { optionsNow } = renderEditor(() => new Promise((resolve) => (finish = resolve)), blank);
    await userEvent.upload(field(), png());
    expect(screen.getByRole('status')).toHaveTextContent('Uploading...');
    fireEvent.change(screen.getByLabelText('Label of option 1'), { target: { value: 'Pond' } });
    finish({ imageUrl: urlOf(2) });
    expect(await screen.findByRole('button', { name: 'Remove image of Pond' })).toBeVisible();
    expect(screen.getByText(/Please describe the picture/)).toBeVisible();
    await userEvent.type(screen.getByLabelText(/What does the picture show/), 'Ducks');
    expect(optionsNow()).toEqual([{ id: 'a', label: 'Pond', imageUrl: urlOf(2), alt: 'Ducks' }]);
  });
  it('uploads a dropped picture', async () => {
    const { optionsNow } = renderEditor(async () => ({ imageUrl: urlOf(2) }), blank);
    const area = screen.getByText('Drop an image here, or choose one').closest('label') as HTMLElement;
    fireEvent.drop(area, { dataTransfer: { files: [png()] } });
    await waitFor(() => expect(optionsNow()[0]?.imageUrl).toBe(urlOf(2)));
  });
  it('changes nothing when an upload is cancelled', async () => {
    let signal: AbortSignal | undefined;
    const { optionsNow } = renderEditor((_, options) => {
      signal = options.signal;
      return new Promise(() => undefined);
    }, blank);
    await userEvent.upload(field(), png());
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect([signal?.aborted, optionsNow()[0]?.imageUrl]).toEqual([true, '']);
    expect(field()).toBeInTheDocument();
  });
  it.each<[string, File, UploadedImage, string]>([
    ['6 MB', png(6 * 1024 * 1024), { imageUrl: '' }, 'File size must be less than 5MB'],
    [
      'a text',
      new File(['x'], 'x.txt', { type: 'text/plain' }),
      { imageUrl: '' },
      'File must be an image (PNG, JPG, GIF, or WebP)',
    ],
    [
      'no storage',
      png(),
      { problem: 'storage_missing' },
      'Council storage is not set up yet. Please click "Setup Storage" above to enable image uploads.',
    ],
    ['a failure', png(), { problem: 'failed', message: null }, 'Failed to upload image. Please try again.'],
    ['a refusal', png(), { problem: 'failed', message: 'This picture is damaged.' }, 'This picture is damaged.'],
  ])('%s is reported with the text of the catalogue', async (_, file, uploaded, words) => {
    renderEditor(async () => uploaded, blank);
    await userEvent.setup({ applyAccept: false }).upload(field(), file);
    expect(await screen.findByText(words)).toBeVisible();
  });
  it('removes a picture and an option', async () => {
    const { optionsNow } = renderEditor(async () => ({ imageUrl: urlOf(1) }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove image of Pond' }));
    expect(optionsNow()[1]).toMatchObject({ id: 'pond', imageUrl: '', alt: '' });
    await userEvent.click(screen.getByRole('button', { name: 'Remove Option Playground' }));
    expect(optionsNow().map(({ id }) => id)).toEqual(['pond', 'pitch']);
  });
});
