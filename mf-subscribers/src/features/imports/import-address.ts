import { useSearchParams } from '@folkmoot/shell-sdk';

const PARAM = 'import';
export const NEW = 'new';

/** The id of the shown import is in the address, so that a reload or a link opens it again. */
export const useImportAddress = () => {
  const [params, setParams] = useSearchParams();
  const show = (value: string | null) => {
    const next = new URLSearchParams(params);
    if (value === null) next.delete(PARAM);
    else next.set(PARAM, value);
    setParams(next);
  };
  return { shown: params.get(PARAM), show };
};
