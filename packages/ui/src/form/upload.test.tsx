import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityProblems, renderUi } from '../testing';
import { CopyAddress } from './CopyAddress';
import { UploadArea } from './UploadArea';
import { useUpload } from './use-upload';

const LIMIT = 10;

interface Props {
  send: (file: File, options: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<string>;
  onDone?: (result: string) => void;
}

const Field = ({ send, onDone = () => undefined }: Props) => {
  const upload = useUpload<string>({
    refusal: ({ size }) => (size > LIMIT ? 'Too large' : null),
    send,
    onDone,
    wordsOf: () => 'It failed',
  });
  return (
    <>
      <UploadArea
        upload={upload}
        label="Upload a plan"
        invitation="Drop a file"
        limits="Ten bytes"
        accept=".txt"
        problemId="why"
      />
      <p id="why">{upload.problem}</p>
    </>
  );
};

const file = (text: string) => new File([text], 'plan.txt', { type: 'text/plain' });
const choose = (text: string) => userEvent.upload(screen.getByLabelText('Upload a plan'), file(text));

describe('an upload area', () => {
  it('sends a dropped file and reports it once', async () => {
    const done: string[] = [];
    renderUi(<Field send={async ({ name }) => name} onDone={(result) => done.push(result)} />);
    fireEvent.drop(screen.getByText('Drop a file'), { dataTransfer: { files: [file('plan')] } });
    await waitFor(() => expect(done).toEqual(['plan.txt']));
    expect(await screen.findByText('Drop a file')).toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
  });
  it('does not send a file that is refused in advance', async () => {
    const sent: string[] = [];
    renderUi(<Field send={async ({ name }) => `${sent.push(name)}`} />);
    await choose('much too large');
    expect(screen.getByLabelText('Upload a plan')).toHaveAccessibleDescription('Too large');
    expect(sent).toEqual([]);
  });
  it('shows a failure at the field, and the next try can succeed', async () => {
    const done: string[] = [];
    let tries = 0;
    const send = async () => {
      tries += 1;
      if (tries === 1) throw new Error('network');
      return 'kept';
    };
    renderUi(<Field send={send} onDone={(result) => done.push(result)} />);
    await choose('a');
    await waitFor(() => expect(screen.getByLabelText('Upload a plan')).toHaveAccessibleDescription('It failed'));
    await choose('b');
    await waitFor(() => expect(done).toEqual(['kept']));
    expect(screen.getByLabelText('Upload a plan')).not.toHaveAccessibleDescription();
  });
  it('shows the progress, and reports nothing after it is cancelled', async () => {
    const done: string[] = [];
    let finish: (result: string) => void = () => undefined;
    const send: Props['send'] = (_, { onProgress }) => {
      onProgress(0.4);
      return new Promise((resolve) => {
        finish = resolve;
      });
    };
    renderUi(<Field send={send} onDone={(result) => done.push(result)} />);
    await choose('a');
    expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    finish('late');
    expect(await screen.findByText('Drop a file')).toBeInTheDocument();
    expect(done).toEqual([]);
  });
});

describe('an address to copy', () => {
  it('confirms that it was copied', async () => {
    const user = userEvent.setup();
    const copied: string[] = [];
    renderUi(
      <CopyAddress
        value="https://folkmoot.example/a"
        label="Public link"
        copyLabel="Copy"
        onCopied={() => copied.push('told')}
      />,
    );
    expect(screen.getByLabelText('Public link')).toHaveValue('https://folkmoot.example/a');
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect([copied, await navigator.clipboard.readText()]).toEqual([['told'], 'https://folkmoot.example/a']);
  });
});
