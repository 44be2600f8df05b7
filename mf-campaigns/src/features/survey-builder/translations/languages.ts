import { countryOfZone } from '@folkmoot/contracts/client';
import { useSession } from '@folkmoot/shell-sdk';
import { useShallow } from 'zustand/shallow';
import { useSurveyDraft } from '../builder-context';

/** The main language of the survey, its translations, and the country of the council. */
export const useLanguages = () => {
  const { council } = useSession();
  const main = useSurveyDraft((draft) => draft.language) ?? council?.language ?? 'en';
  const into = useSurveyDraft(useShallow((draft) => Object.keys(draft.translations ?? {}))).filter(
    (tag) => tag !== main,
  );
  return { main, into, country: countryOfZone(council?.timezone ?? '') };
};
