import { createContext, useContext, useEffect } from 'react';

/** The product's name, which ends every title. The shell gives it. */
export const ProductNameContext = createContext('Folkmoot');

/** Names the page in the browser's title: `Campaigns – Folkmoot`. */
export const usePageTitle = (title: string): void => {
  const product = useContext(ProductNameContext);
  useEffect(() => {
    document.title = title ? `${title} – ${product}` : product;
  }, [title, product]);
};
