import { IMAGE_LIMIT } from '@folkmoot/contracts/client';
import { useEffect, useRef, useState } from 'react';
import { type UploadedImage, useEditorServices } from '../../editing/editor-services';
import { messages } from './image-staff.messages';

const TYPES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/jpg', 'image/gif', 'image/webp']);
export const ACCEPTED = [...TYPES].join();

/** What can be said of a file before it is sent; the server looks into it. */
const refusal = ({ size, type }: File): string | null => {
  if (size > IMAGE_LIMIT) return messages.tooLarge;
  return TYPES.has(type) ? null : messages.notImage;
};

const wordsOf = (uploaded: Exclude<UploadedImage, { imageUrl: string }>): string =>
  uploaded.problem === 'storage_missing' ? messages.storageMissing : (uploaded.message ?? messages.failed);

/** Uploads a picture: how far it has come, what went wrong, and how to stop it. */
export const useImageUpload = (onUploaded: (imageUrl: string) => void) => {
  const { uploadImage } = useEditorServices();
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const done = useRef(onUploaded);
  done.current = onUploaded;
  useEffect(() => () => running.current?.abort(), []);

  const finish = (uploaded: UploadedImage) => {
    setProgress(null);
    if ('imageUrl' in uploaded) done.current(uploaded.imageUrl);
    else setProblem(wordsOf(uploaded));
  };

  const send = async (file: File) => {
    const own = new AbortController();
    running.current = own;
    setProgress(0);
    const uploaded = await uploadImage(file, { signal: own.signal, onProgress: setProgress }).catch(
      (): UploadedImage => ({ problem: 'failed', message: null }),
    );
    if (!own.signal.aborted) finish(uploaded);
  };

  return {
    /** The share that has been sent; null when nothing is on its way. */
    progress,
    problem,
    upload: (file: File | undefined) => {
      if (!file) return;
      const refused = refusal(file);
      setProblem(refused);
      if (!refused) void send(file);
    },
    cancel: () => {
      running.current?.abort();
      setProgress(null);
    },
  };
};
