import { createContext, type ReactNode, useContext } from 'react';

/** What became of a picture: where it is now, that the council has no storage yet, or why it was refused, in words. */
export type UploadedImage =
  | { readonly imageUrl: string }
  | { readonly problem: 'storage_missing' }
  | { readonly problem: 'failed'; readonly message: string | null };

/** What editors need of the world around them. Whoever shows editors provides it; this package knows no server. */
export interface EditorServices {
  /** Rejects only when `signal` is aborted. `onProgress` is told the share that has been sent, 0 to 1. */
  uploadImage(
    file: File,
    options: { signal: AbortSignal; onProgress: (share: number) => void },
  ): Promise<UploadedImage>;
  /** The council's geographical divisions, by which an option list may be filled; empty where there are none. */
  readonly divisions: readonly string[];
}

const nowhere: EditorServices = { uploadImage: async () => ({ problem: 'failed', message: null }), divisions: [] };

const EditorServicesContext = createContext<EditorServices>(nowhere);

/** Gives the editors below it what they need. */
export const EditorServicesProvider = ({ services, children }: { services: EditorServices; children: ReactNode }) => (
  <EditorServicesContext.Provider value={services}>{children}</EditorServicesContext.Provider>
);

export const useEditorServices = (): EditorServices => useContext(EditorServicesContext);
