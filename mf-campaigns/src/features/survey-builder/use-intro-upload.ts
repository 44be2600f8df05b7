import { IMAGE_LIMIT, type IntroFile, PDF_LIMIT, uploadIntroFileOperation } from '@folkmoot/contracts/client';
import { isApiError, upload } from '@folkmoot/shell-sdk';
import { useEffect, useRef, useState } from 'react';
import { messages } from './intro-file.messages';
import { saysWhy } from './upload-problem';

const PDF = 'application/pdf';
const TYPES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/jpg', 'image/gif', 'image/webp', PDF]);
export const ACCEPTED = [...TYPES].join();

/** What can be said of a file before it is sent; the server looks into it. */
const refusal = ({ size, type }: File): string | null => {
  const limit = type === PDF ? PDF_LIMIT : IMAGE_LIMIT;
  if (size > limit) return messages.tooLarge(limit);
  return TYPES.has(type) ? null : messages.wrongType;
};

interface Callbacks {
  onUploaded: (file: IntroFile) => void;
  onStorageMissing: () => void;
}

/** Uploads the file before a survey: how far it has come, what went wrong, and how to stop it. */
export const useIntroUpload = (callbacks: Callbacks) => {
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const latest = useRef(callbacks);
  latest.current = callbacks;
  useEffect(() => () => running.current?.abort(), []);

  const fail = (error: unknown) => {
    setProblem(saysWhy(error) ? error.message : messages.failed);
    if (isApiError(error, 'storage_missing')) latest.current.onStorageMissing();
  };

  const send = async (file: File) => {
    const own = new AbortController();
    running.current = own;
    setProgress(0);
    try {
      const options = { signal: own.signal, onProgress: setProgress };
      latest.current.onUploaded(await upload(uploadIntroFileOperation, file, options));
    } catch (error) {
      if (own.signal.aborted) return;
      fail(error);
    }
    setProgress(null);
  };

  return {
    /** The share that has been sent; null when nothing is on its way. */
    progress,
    problem,
    setProblem,
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
