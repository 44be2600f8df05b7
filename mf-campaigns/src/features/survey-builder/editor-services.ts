import {
  type CouncilPlace,
  listCouncilPlacesOperation,
  uploadQuestionImageOperation,
} from '@folkmoot/contracts/client';
import type { EditorServices, UploadedImage } from '@folkmoot/question-types/editor';
import { isApiError, upload, useOperation, useSession } from '@folkmoot/shell-sdk';
import { useMemo, useRef } from 'react';
import { saysWhy } from './upload-problem';

const NONE: readonly string[] = [];
const NO_PLACES: readonly CouncilPlace[] = [];

/** The services that do not depend on the survey around an editor. */
type CouncilServices = Omit<EditorServices, 'Conditions' | 'questionsAbove'>;

/** The server calls of the question editors. `onStorageMissing` shows the banner. */
export const useEditorServices = (onStorageMissing: () => void, surveyLanguage?: string): CouncilServices => {
  const { council } = useSession();
  // Without the list, questions keep the maps that they have.
  const places = useOperation(listCouncilPlacesOperation, {}).data?.items ?? NO_PLACES;
  const divisions = council?.settings.geographicalDivisions ?? NONE;
  const language = surveyLanguage ?? council?.language ?? 'en';
  const missing = useRef(onStorageMissing);
  missing.current = onStorageMissing;
  return useMemo(() => {
    const problemOf = (error: unknown): UploadedImage => {
      if (!isApiError(error, 'storage_missing'))
        return { problem: 'failed', message: saysWhy(error) ? error.message : null };
      missing.current();
      return { problem: 'storage_missing' };
    };
    return {
      divisions,
      places,
      language,
      uploadImage: async (file, options): Promise<UploadedImage> => {
        try {
          const { imageUrl } = await upload(uploadQuestionImageOperation, file, options);
          return { imageUrl };
        } catch (error) {
          if (options.signal.aborted) throw error;
          return problemOf(error);
        }
      },
    };
  }, [divisions, places, language]);
};
