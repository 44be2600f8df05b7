import { IMAGE_LIMIT, type IntroFile, PDF_LIMIT, uploadIntroFileOperation } from '@folkmoot/contracts/client';
import { isApiError, upload } from '@folkmoot/shell-sdk';
import { useUpload } from '@folkmoot/ui/controls';
import { messages } from './intro-file.messages';
import { saysWhy } from './upload-problem';

const PDF = 'application/pdf';
const TYPES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/jpg', 'image/gif', 'image/webp', PDF]);
export const ACCEPTED = [...TYPES].join();

/** The reason to refuse a file before it is sent. The server also checks its content. */
const refusal = ({ size, type }: File): string | null => {
  const limit = type === PDF ? PDF_LIMIT : IMAGE_LIMIT;
  if (size > limit) return messages.tooLarge(limit);
  return TYPES.has(type) ? null : messages.wrongType;
};

interface Callbacks {
  onUploaded: (file: IntroFile) => void;
  onStorageMissing: () => void;
}

/** Uploads the introduction file of a survey. */
export const useIntroUpload = ({ onUploaded, onStorageMissing }: Callbacks) =>
  useUpload<IntroFile>({
    refusal,
    send: (file, options) => upload(uploadIntroFileOperation, file, options),
    onDone: onUploaded,
    wordsOf: (error) => {
      if (isApiError(error, 'storage_missing')) onStorageMissing();
      return saysWhy(error) ? error.message : messages.failed;
    },
  });
