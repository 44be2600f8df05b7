import { IMAGE_LIMIT } from '@folkmoot/contracts/client';
import { useUpload } from '@folkmoot/ui/controls';
import { type UploadedImage, useEditorServices } from '../../editing/editor-services';
import { messages } from './pictures-staff.messages';

const TYPES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/jpg', 'image/gif', 'image/webp']);
export const ACCEPTED = [...TYPES].join();

/** The reason to refuse a file before it is sent. Null when there is none. The server checks the content. */
const refusal = ({ size, type }: File): string | null => {
  if (size > IMAGE_LIMIT) return messages.tooLarge;
  return TYPES.has(type) ? null : messages.notImage;
};

const wordsOf = (uploaded: Exclude<UploadedImage, { imageUrl: string }>): string =>
  uploaded.problem === 'storage_missing' ? messages.storageMissing : (uploaded.message ?? messages.failed);

class UploadRefused extends Error {}

/** Uploads a picture. */
export const useImageUpload = (onUploaded: (imageUrl: string) => void) => {
  const { uploadImage } = useEditorServices();
  return useUpload<string>({
    refusal,
    send: async (file, options) => {
      const uploaded = await uploadImage(file, options);
      if ('imageUrl' in uploaded) return uploaded.imageUrl;
      throw new UploadRefused(wordsOf(uploaded));
    },
    onDone: onUploaded,
    wordsOf: (error) => (error instanceof UploadRefused ? error.message : messages.failed),
  });
};
