import { useEffect, useRef, useState } from 'react';

export interface UploadWork<R> {
  /** The reason to refuse a file before it is sent, or null. */
  refusal: (file: File) => string | null;
  send: (file: File, options: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<R>;
  onDone: (result: R) => void;
  /** The text for a failure. */
  wordsOf: (error: unknown) => string;
}

/** The upload of one file: progress, failure and cancel. */
export const useUpload = <R>(work: UploadWork<R>) => {
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const latest = useRef(work);
  latest.current = work;
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File) => {
    const own = new AbortController();
    running.current = own;
    setProgress(0);
    try {
      const result = await latest.current.send(file, { signal: own.signal, onProgress: setProgress });
      if (own.signal.aborted) return;
      latest.current.onDone(result);
    } catch (error) {
      if (own.signal.aborted) return;
      setProblem(latest.current.wordsOf(error));
    }
    setProgress(null);
  };

  return {
    /** The share that has been sent, 0 to 1. Null when no upload is running. */
    progress,
    problem,
    setProblem,
    upload: (file: File | undefined) => {
      if (!file) return;
      const refused = latest.current.refusal(file);
      setProblem(refused);
      if (!refused) void send(file);
    },
    cancel: () => {
      running.current?.abort();
      setProgress(null);
    },
  };
};

export type Upload = ReturnType<typeof useUpload>;
