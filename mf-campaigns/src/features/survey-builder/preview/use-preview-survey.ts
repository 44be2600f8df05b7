import { getCampaignOperation, type PublicCouncil, type SurveyRunnerProps } from '@folkmoot/contracts/client';
import { translated, withOwnWords } from '@folkmoot/question-types/core';
import { useOperation, useSession } from '@folkmoot/shell-sdk';
import { useEffect, useMemo, useState } from 'react';
import { useTools } from '../builder-context';
import { draftIn } from '../draft/builder.store';
import { useLanguages } from '../translations/languages';

const AFTER_MS = 300;

/** The draft after a delay, so that the preview does not slow down typing. */
const useSettledDraft = () => {
  const { store } = useTools();
  const [draft, setDraft] = useState(() => draftIn(store.getState()));
  useEffect(() => {
    let handle: ReturnType<typeof setTimeout> | undefined;
    const stop = store.subscribe((state, before) => {
      if (draftIn(state) === draftIn(before)) return;
      clearTimeout(handle);
      handle = setTimeout(() => setDraft(draftIn(store.getState())), AFTER_MS);
    });
    return () => {
      stop();
      clearTimeout(handle);
    };
  }, [store]);
  return draft;
};

/** The draft in the format of the resident's views, in the selected language. */
export const usePreviewSurvey = (language: string): SurveyRunnerProps['survey'] => {
  const { campaignId } = useTools();
  const draft = useSettledDraft();
  const { main } = useLanguages();
  const { data } = useOperation(getCampaignOperation, { params: { campaignId } });
  const { title, description } = data ?? {};
  return useMemo(() => {
    const campaign = title === undefined || description === undefined ? {} : { campaign: { title, description } };
    const shown = language === main ? withOwnWords(draft, main) : translated(draft, language);
    return { ...shown, ...campaign, campaignId, version: 0 };
  }, [draft, language, main, campaignId, title, description]);
};

/** The public data of the signed-in council. */
export const usePublicCouncil = (): PublicCouncil | null => {
  const { council } = useSession();
  return useMemo(
    () =>
      council && {
        name: council.name,
        slug: council.slug,
        language: council.language,
        timezone: council.timezone,
        branding: council.branding,
      },
    [council],
  );
};
