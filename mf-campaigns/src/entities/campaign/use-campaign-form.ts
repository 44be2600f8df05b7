import {
  type CampaignDetail,
  getCampaignOperation,
  getOverviewOperation,
  listCampaignsOperation,
} from '@folkmoot/contracts/client';
import {
  api,
  type DraftForm,
  notify,
  operationKey,
  useDraft,
  useInvalidate,
  useQueryClient,
} from '@folkmoot/shell-sdk';
import { useSaveWithPage } from './save-with-page';

interface CampaignForm<D extends object> {
  campaign: CampaignDetail;
  /** The part of the campaign that the form edits. */
  draftOf: (campaign: CampaignDetail) => D;
  send: (draft: D, base: CampaignDetail) => Promise<CampaignDetail>;
  texts: { saved: string; failed: string };
  /** The reason why the draft must not be saved without confirmation, as a sentence. Null when there is none. */
  problemOf?: (draft: D) => string | null;
}

/** A form for a part of a campaign. The buttons of the page's header save it first. */
export const useCampaignForm = <D extends object>(options: CampaignForm<D>): DraftForm<CampaignDetail, D> => {
  const { campaign, draftOf, send, texts, problemOf } = options;
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const input = { params: { campaignId: campaign.id } };
  const form = useDraft<CampaignDetail, D>({
    saved: campaign,
    draftOf,
    texts,
    send: (draft, { base }) => send(draft, base),
    read: () => api.call(getCampaignOperation, input),
    onServerValue: async (value) => {
      client.setQueryData(operationKey(getCampaignOperation, input), value);
      await invalidate(getCampaignOperation, listCampaignsOperation, getOverviewOperation);
    },
  });
  useSaveWithPage(async () => {
    const problem = form.isDirty ? (problemOf?.(form.draft) ?? null) : null;
    if (problem !== null) {
      notify.error(problem);
      return { isSaved: false };
    }
    const save = form.isDirty ? form.save() : form.running();
    if (!save) return { isSaved: true };
    const saved = await save;
    return { isSaved: saved !== null, campaign: saved ?? undefined };
  });
  return form;
};
