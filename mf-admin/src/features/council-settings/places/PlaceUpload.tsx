import type { CouncilPlace } from '@folkmoot/contracts/client';
import { Input } from '@folkmoot/ui';
import { UploadArea, useUpload } from '@folkmoot/ui/controls';
import { useId } from 'react';
import { messages } from './places.messages';
import { wordsOf } from './use-places';

interface Props {
  texts: { readonly upload: string; readonly invitation: string; readonly limits: string };
  accept: string;
  /** The largest file, in bytes. */
  most: number;
  send: (file: File, options: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<CouncilPlace>;
  onDone: () => void;
}

/** Uploads a file for a look at it. */
export const PlaceUpload = ({ texts, accept, most, send, onDone }: Props) => {
  const problemId = useId();
  const uploading = useUpload({
    refusal: ({ size }) => (size > most ? messages.tooLarge(most) : null),
    send,
    onDone,
    wordsOf,
  });
  return (
    <>
      <UploadArea
        upload={uploading}
        label={texts.upload}
        invitation={texts.invitation}
        limits={texts.limits}
        accept={accept}
        problemId={problemId}
      />
      <div id={problemId} aria-live="polite">
        {uploading.problem && <Input.Error size="sm">{uploading.problem}</Input.Error>}
      </div>
    </>
  );
};
