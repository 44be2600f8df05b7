import { useAddressPart } from '../../entities/subscriber/use-address-part';

/** The id of the shown import, or `NEW`. */
export const useImportAddress = () => useAddressPart('import');
