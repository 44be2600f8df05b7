import { getOptInPageOperation } from '@folkmoot/contracts/client';
import { useOperation, useParams } from '@folkmoot/shell-sdk';

/** The page that the address names. */
export const usePage = () => {
  const { pageId = '' } = useParams();
  return useOperation(getOptInPageOperation, { params: { pageId } });
};
