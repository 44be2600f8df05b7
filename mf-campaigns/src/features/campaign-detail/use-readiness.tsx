import type { CampaignDetail } from '@folkmoot/contracts/client';
import { useSession } from '@folkmoot/shell-sdk';
import { type ReactNode, useState } from 'react';
import { usePopulation } from '../../entities/population';
import { PreviewDialog } from '../../entities/survey/preview/PreviewDialog';
import { isPreviewed, rememberPreview } from '../../entities/survey/preview/previewed';
import { surveyFindings } from '../../entities/survey/survey-findings';
import { type ReadinessItem, readiness } from './campaign-detail.domain';
import { readinessTexts as texts } from './campaign-detail.messages';

interface ReadinessState {
  items: ReadinessItem[];
  /** Opens the preview, and remembers in this browser that somebody has tried the survey. */
  preview: () => void;
  /** The preview's dialog, to be rendered once. */
  dialog: ReactNode;
}

/** The parts of a campaign that are ready for activation or not. */
export const useReadinessItems = (campaign: CampaignDetail): ReadinessItem[] => {
  const { council } = useSession();
  const dimensions = usePopulation();
  const { id, surveyData } = campaign;
  return readiness({
    campaign,
    survey: surveyFindings(surveyData, dimensions),
    hasPrivacyNotice: (council?.settings.privacy.privacyNotice.trim() ?? '') !== '',
    isPreviewed: isPreviewed(id, surveyData),
    now: new Date(),
  });
};

/** The same parts, with the preview that completes one of them. */
export const useReadiness = (campaign: CampaignDetail): ReadinessState => {
  const [isPreviewing, setIsPreviewing] = useState(false);
  const { id, surveyData } = campaign;
  const items = useReadinessItems(campaign);
  const preview = () => {
    rememberPreview(id, surveyData);
    setIsPreviewing(true);
  };
  const dialog = (
    <PreviewDialog
      content={isPreviewing ? surveyData : null}
      title={texts.ways.preview}
      onClose={() => setIsPreviewing(false)}
    />
  );
  return { items, preview, dialog };
};
