import { type CampaignDetail, getCampaignOperation, setCampaignShortNameOperation } from '@folkmoot/contracts/client';
import { fieldProblem, isApiError, notify, useInvalidate, useOperationMutation } from '@folkmoot/shell-sdk';
import { shortLinkTexts as texts } from './short-link.messages';

const reasonOf = (error: unknown): string => {
  if (isApiError(error, 'stale_revision')) return texts.stale;
  const isPlain = isApiError(error, 'slug_taken') || isApiError(error, 'unavailable');
  return fieldProblem(error, 'shortName') ?? (isPlain ? error.message : texts.failed);
};

/** Sets the short name of a campaign; null removes it. Returns the reason as a sentence when that fails, else null. */
export const useShortName = ({ id, revision }: Pick<CampaignDetail, 'id' | 'revision'>) => {
  const invalidate = useInvalidate();
  const set = useOperationMutation(setCampaignShortNameOperation);
  const save = async (shortName: string | null): Promise<string | null> => {
    const problem = await set.mutateAsync({ params: { campaignId: id }, body: { shortName, revision } }).then(
      ({ shortUrl }) => {
        notify.success(shortUrl === null ? texts.removed : texts.saved(shortUrl));
        return null;
      },
      (error: unknown) => reasonOf(error),
    );
    await invalidate(getCampaignOperation);
    return problem;
  };
  return { save, isSaving: set.isPending };
};
