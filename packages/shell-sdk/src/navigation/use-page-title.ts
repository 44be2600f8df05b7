import { createContext, useContext, useEffect } from 'react';

/** The product's name, the last part of every title. The shell provides it. */
export const ProductNameContext = createContext('Folkmoot');

/** Sets the browser's title: `Campaigns – Folkmoot`. */
export const usePageTitle = (title: string): void => {
  const product = useContext(ProductNameContext);
  useEffect(() => {
    document.title = title ? `${title} – ${product}` : product;
  }, [title, product]);
};
