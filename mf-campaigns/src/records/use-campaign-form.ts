import {
  type CampaignDetail,
  getCampaignOperation,
  getOverviewOperation,
  listCampaignsOperation,
} from '@folkmoot/contracts/client';
import { isApiError, useInvalidate } from '@folkmoot/shell-sdk';
import { notify } from '@folkmoot/ui';
import { useState } from 'react';

interface Form<D> {
  campaign: CampaignDetail;
  /** The part of the campaign that the form edits. */
  draftOf: (campaign: CampaignDetail) => D;
  /** Without a revision the save wins whatever happened meanwhile. */
  send: (draft: D, revision: number | undefined) => Promise<CampaignDetail>;
  texts: { saved: string; failed: string };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Problems of the domain come in words that may be shown; anything else falls back to the screen's own text. */
const failureText = (error: unknown, fallback: string): string =>
  isApiError(error) && error.status === 409 ? error.message : fallback;

/**
 * A form over a part of a campaign: what is typed, whether it differs from what is stored, and what to do when somebody
 * else saved first. Changes of other parts of the campaign are no conflict.
 */
export const useCampaignForm = <D extends object>({ campaign, draftOf, send, texts }: Form<D>) => {
  const [base, setBase] = useState(campaign);
  const [draft, setDraft] = useState(() => draftOf(campaign));
  const [hasConflict, setHasConflict] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const invalidate = useInvalidate();
  const isDirty = !isSame(draft, draftOf(base));

  const take = (fresh: CampaignDetail) => {
    setBase(fresh);
    setDraft(draftOf(fresh));
    setHasConflict(false);
  };
  if (campaign.revision > base.revision && !hasConflict && !isSaving) {
    if (!isDirty) take(campaign);
    else if (isSame(draftOf(campaign), draftOf(base))) setBase(campaign);
  }

  const confirm = (saved: CampaignDetail, sent: D) => {
    setBase(saved);
    // What was typed while it was being saved stays.
    setDraft((current) => (isSame(current, sent) ? draftOf(saved) : current));
    setHasConflict(false);
    notify.success(texts.saved);
  };

  const save = async (revision: number | undefined) => {
    if (isSaving) return;
    setIsSaving(true);
    try {
      confirm(await send(draft, revision), draft);
    } catch (error) {
      if (isApiError(error, 'stale_revision')) setHasConflict(true);
      else notify.error(failureText(error, texts.failed));
    }
    await invalidate(getCampaignOperation, listCampaignsOperation, getOverviewOperation);
    setIsSaving(false);
  };

  return {
    draft,
    isDirty,
    hasConflict,
    isSaving,
    set: (patch: Partial<D>) => setDraft((current) => ({ ...current, ...patch })),
    save: () => save(base.revision),
    overwrite: () => save(undefined),
    loadTheirs: () => take(campaign),
  };
};
