import { listTagsOperation, type Tag } from '@folkmoot/contracts/client';
import { useOperation } from '@folkmoot/shell-sdk';

/** The council's tags for filters and choices. Empty while they load. */
export const useTags = (): readonly Tag[] => useOperation(listTagsOperation, {}).data?.items ?? [];
