import {
  type CampaignDetail,
  getCampaignOperation,
  getOverviewOperation,
  listCampaignsOperation,
} from '@folkmoot/contracts/client';
import { api, isApiError, useInvalidate } from '@folkmoot/shell-sdk';
import { notify } from '@folkmoot/ui';
import { useRef, useState } from 'react';
import { type Saved, useUnsavedWork } from './unsaved-work';

interface Form<D> {
  campaign: CampaignDetail;
  /** The part of the campaign that the form edits. */
  draftOf: (campaign: CampaignDetail) => D;
  /** Without a revision the save wins whatever happened meanwhile. */
  send: (draft: D, revision: number | undefined) => Promise<CampaignDetail>;
  texts: { saved: string; failed: string };
  /** What keeps the draft from being saved without a further word, in a sentence; null for nothing. */
  problemOf?: (draft: D) => string | null;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Problems of the domain come in words that may be shown; anything else falls back to the screen's own text. */
const failureText = (error: unknown, fallback: string): string =>
  isApiError(error) && error.status === 409 ? error.message : fallback;

const NOT_SAVED: Saved = { isSaved: false };

/** Sends the draft; where somebody changed only other parts of the campaign meanwhile, upon their revision. */
const sender =
  <D>({ draftOf, send }: Pick<Form<D>, 'draftOf' | 'send'>, base: CampaignDetail) =>
  async (draft: D, revision: number | undefined): Promise<CampaignDetail> => {
    try {
      return await send(draft, revision);
    } catch (error) {
      if (revision === undefined || !isApiError(error, 'stale_revision')) throw error;
      const fresh = await api.call(getCampaignOperation, { params: { campaignId: base.id } });
      if (!isSame(draftOf(fresh), draftOf(base))) throw error;
      return send(draft, fresh.revision);
    }
  };

/** One save at a time: who asks meanwhile gets what becomes of that one. Then the campaign is read again. */
const useOneSave = (attempt: (revision: number | undefined) => Promise<Saved>) => {
  const [isSaving, setIsSaving] = useState(false);
  const current = useRef<Promise<Saved> | null>(null);
  const invalidate = useInvalidate();
  const work = async (revision: number | undefined): Promise<Saved> => {
    const saved = await attempt(revision);
    await invalidate(getCampaignOperation, listCampaignsOperation, getOverviewOperation);
    return saved;
  };
  const save = (revision: number | undefined): Promise<Saved> => {
    if (current.current) return current.current;
    setIsSaving(true);
    current.current = work(revision).finally(() => {
      current.current = null;
      setIsSaving(false);
    });
    return current.current;
  };
  return { isSaving, save, running: () => current.current };
};

/**
 * A form over a part of a campaign: what is typed, whether it differs from what is stored, and what to do when somebody
 * else saved first. Changes of other parts of the campaign are no conflict. The buttons of the page's header save it first.
 */
export const useCampaignForm = <D extends object>({ campaign, draftOf, send, texts, problemOf }: Form<D>) => {
  const [base, setBase] = useState(campaign);
  const [draft, setDraft] = useState(() => draftOf(campaign));
  const [hasConflict, setHasConflict] = useState(false);
  const isDirty = !isSame(draft, draftOf(base));

  const take = (fresh: CampaignDetail) => {
    setBase(fresh);
    setDraft(draftOf(fresh));
    setHasConflict(false);
  };
  const confirm = (saved: CampaignDetail, sent: D) => {
    setBase(saved);
    // What was typed while it was being saved stays.
    setDraft((current) => (isSame(current, sent) ? draftOf(saved) : current));
    setHasConflict(false);
    notify.success(texts.saved);
  };

  const { isSaving, save, running } = useOneSave(async (revision) => {
    try {
      const saved = await sender({ draftOf, send }, base)(draft, revision);
      confirm(saved, draft);
      return { isSaved: true, campaign: saved };
    } catch (error) {
      if (isApiError(error, 'stale_revision')) setHasConflict(true);
      else notify.error(failureText(error, texts.failed));
      return NOT_SAVED;
    }
  });
  if (campaign.revision > base.revision && !hasConflict && !isSaving) {
    if (!isDirty) take(campaign);
    else if (isSame(draftOf(campaign), draftOf(base))) setBase(campaign);
  }

  useUnsavedWork(async () => {
    if (!isDirty) return running() ?? { isSaved: true };
    const problem = problemOf?.(draft) ?? null;
    if (problem === null) return save(base.revision);
    notify.error(problem);
    return NOT_SAVED;
  });

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
