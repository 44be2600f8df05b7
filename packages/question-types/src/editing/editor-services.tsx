import type { CouncilPlace, Question, ShowIf } from '@folkmoot/contracts/client';
import { type ComponentType, createContext, type ReactNode, useContext, useMemo } from 'react';

/** Result of an upload: the address of the picture, a missing storage of the council, or the refusal as text. */
export type UploadedImage =
  | { readonly imageUrl: string }
  | { readonly problem: 'storage_missing' }
  | { readonly problem: 'failed'; readonly message: string | null };

export interface ConditionsProps {
  questionId: string;
  /** The name of the option, for people. */
  name: string;
  showIf: ShowIf | null | undefined;
  onChange: (showIf: ShowIf | null) => void;
}

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
  /** The questions above a question, as they are now. Changes of them render nothing: a survey has many editors. */
  questionsAbove(questionId: string): readonly Question[];
  /** Edits the conditions that show an option. */
  readonly Conditions: ComponentType<ConditionsProps>;
}

const nowhere: EditorServices = {
  uploadImage: async () => ({ problem: 'failed', message: null }),
  divisions: [],
  language: 'en',
  questionsAbove: () => [],
  Conditions: () => null,
};

const EditorServicesContext = createContext<EditorServices>(nowhere);

/** A question alone has no other questions and no conditions. */
type OfSurvey = 'questionsAbove' | 'Conditions';

interface ProviderProps {
  services: Omit<EditorServices, OfSurvey> & Partial<Pick<EditorServices, OfSurvey>>;
  children: ReactNode;
}

/** Provides the services to the editors below it. */
export const EditorServicesProvider = ({ services, children }: ProviderProps) => {
  const all = useMemo(() => ({ ...nowhere, ...services }), [services]);
  return <EditorServicesContext.Provider value={all}>{children}</EditorServicesContext.Provider>;
};

export const useEditorServices = (): EditorServices => useContext(EditorServicesContext);
