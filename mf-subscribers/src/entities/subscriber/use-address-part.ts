import { useSearchParams } from '@folkmoot/shell-sdk';

/** The value of a dialog's parameter while the dialog is for a new thing. */
export const NEW = 'new';

/** The open dialog is in the address of the page, so that a reload, a link and the Back button know it. */
export const useAddressPart = (name: string) => {
  const [params, setParams] = useSearchParams();
  const show = (value: string | null) => {
    const next = new URLSearchParams(params);
    if (value === null) next.delete(name);
    else next.set(name, value);
    // Back must not open again what was closed.
    setParams(next, { replace: value === null });
  };
  return { shown: params.get(name), show };
};
