import { getCampaignOperation, type PublicCouncil, type SurveyRunnerProps } from '@folkmoot/contracts/client';
import { markedIntroFile, translated, withOwnWords } from '@folkmoot/question-types/core';
import { inAlphabet } from '@folkmoot/question-types/order';
import { useOperation, useSession } from '@folkmoot/shell-sdk';
import { useMemo } from 'react';
import { useBuilderState, useTools } from '../builder-context';
import { useLanguages } from '../translations/languages';

/** The draft in the format of the resident's views, in the selected language. */
export const usePreviewSurvey = (language: string): SurveyRunnerProps['survey'] => {
  const { campaignId } = useTools();
  const draft = useBuilderState(({ settled }) => settled);
  const { main } = useLanguages();
  const { data } = useOperation(getCampaignOperation, { params: { campaignId } });
  const { title, description } = data ?? {};
  return useMemo(() => {
    const campaign = title === undefined || description === undefined ? {} : { campaign: { title, description } };
    const shown = language === main ? withOwnWords(draft, main) : translated(draft, language);
    const introFile = markedIntroFile({ ...draft, introFile: shown.introFile }, { main, language });
    return {
      ...shown,
      introFile,
      ...campaign,
      campaignId,
      version: 0,
      questions: inAlphabet(shown.questions, language),
    };
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
        pageLanguages: council.settings.pageLanguages,
      },
    [council],
  );
};
