import { listSegmentFieldsOperation } from '@folkmoot/contracts/client';
import { useOperation } from '@folkmoot/shell-sdk';
import type { RuleFields } from './rule.domain';

const noFields: RuleFields = { attributes: [], campaigns: [] };

/** Everything that conditions can ask for; empty while it loads. */
export const useRuleFields = (): { fields: RuleFields; isLoaded: boolean } => {
  const { data } = useOperation(listSegmentFieldsOperation, {});
  return { fields: data ?? noFields, isLoaded: data !== undefined };
};
