import { getAiConfigurationOperation, getCouncilAiOperation } from '@folkmoot/contracts/client';
import { useInvalidate } from '@folkmoot/shell-sdk';

/** Reloads all data of the AI configuration. */
export const useAiRefresh = () => {
  const invalidate = useInvalidate();
  return () => invalidate(getAiConfigurationOperation, getCouncilAiOperation);
};
