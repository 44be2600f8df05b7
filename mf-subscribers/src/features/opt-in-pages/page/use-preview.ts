import { getOptInPagePreviewOperation, type OptInPage } from '@folkmoot/contracts/client';
import { useOperationMutation } from '@folkmoot/shell-sdk';
import { notify } from '@folkmoot/ui';
import { messages } from './page-words.messages';

const texts = messages.actions;

/** Opens the page as residents see it in another tab, by a signed link that works for inactive pages too. */
export const usePreview = () => {
  const link = useOperationMutation(getOptInPagePreviewOperation);
  return async ({ id }: Pick<OptInPage, 'id'>): Promise<void> => {
    // The tab must open during the click, otherwise browsers block it as a popup.
    const tab = window.open('', '_blank');
    if (!tab) {
      notify.error(texts.previewBlocked);
      return;
    }
    tab.opener = null;
    try {
      const { url } = await link.mutateAsync({ params: { pageId: id } });
      tab.location.replace(url);
    } catch {
      tab.close();
      notify.error(texts.previewFailed);
    }
  };
};
