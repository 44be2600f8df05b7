import type { CouncilPlace } from '@folkmoot/contracts/client';
import { createContext, type ReactNode, useContext } from 'react';

/** Result of an upload: the address of the picture, a missing storage of the council, or the refusal as text. */
export type UploadedImage =
  | { readonly imageUrl: string }
  | { readonly problem: 'storage_missing' }
  | { readonly problem: 'failed'; readonly message: string | null };

/** Services that editors need. The application provides them, because this package calls no server. */
export interface EditorServices {
  /** Rejects only when `signal` is aborted. `onProgress` gets the share that has been sent, 0 to 1. */
  uploadImage(
    file: File,
    options: { signal: AbortSignal; onProgress: (share: number) => void },
  ): Promise<UploadedImage>;
  /** The council's geographical divisions, which can fill an option list. May be empty. */
  readonly divisions: readonly string[];
  /** The council's maps and its table of postcodes. */
  readonly places?: readonly CouncilPlace[];
  /** The main language of the survey. */
  readonly language: string;
}

const nowhere: EditorServices = {
  uploadImage: async () => ({ problem: 'failed', message: null }),
  divisions: [],
  language: 'en',
};

const EditorServicesContext = createContext<EditorServices>(nowhere);

/** Provides the services to the editors below it. */
export const EditorServicesProvider = ({ services, children }: { services: EditorServices; children: ReactNode }) => (
  <EditorServicesContext.Provider value={services}>{children}</EditorServicesContext.Provider>
);

export const useEditorServices = (): EditorServices => useContext(EditorServicesContext);
