import { type Attribute, listAttributesOperation } from '@folkmoot/contracts/client';
import { useOperation } from '@folkmoot/shell-sdk';

/** The attributes of the council. Empty while they load. */
export const useAttributes = (): readonly Attribute[] => useOperation(listAttributesOperation, {}).data?.items ?? [];
