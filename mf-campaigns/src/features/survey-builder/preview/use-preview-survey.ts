import { getCampaignOperation, type PublicCouncil, type SurveyRunnerProps } from '@folkmoot/contracts/client';
import { translated } from '@folkmoot/question-types/core';
import { useOperation, useSession } from '@folkmoot/shell-sdk';
import { useEffect, useMemo, useState } from 'react';
import { useTools } from '../builder-context';
import { draftIn } from '../draft/builder.store';

const AFTER_MS = 300;

/** The draft a moment after the last key: the preview never makes writing slow. */
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

/** The draft as the resident's views take it, in the language chosen. */
export const usePreviewSurvey = (language: string): SurveyRunnerProps['survey'] => {
  const { campaignId } = useTools();
  const draft = useSettledDraft();
  const { data } = useOperation(getCampaignOperation, { params: { campaignId } });
  const { title, description } = data ?? {};
  return useMemo(() => {
    const campaign = title === undefined || description === undefined ? {} : { campaign: { title, description } };
    return { ...translated(draft, language), ...campaign, campaignId, version: 0 };
  }, [draft, language, campaignId, title, description]);
};

/** What the public may see of the council that is signed in. */
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
