import { directionOf } from '@folkmoot/contracts/client';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

import styles from './runner.module.css';

interface Props {
  title: string;
  language: string;
  style: string;
  children: (document: Document) => ReactNode;
}

const EMPTY_PAGE = '<!doctype html><html><head><meta charset="utf-8"></head><body></body></html>';

/** The style element of the page. Creates it when there is none. */
const styleIn = (page: Document): HTMLStyleElement => {
  const known = page.head.querySelector('style');
  if (known) return known;
  const made = page.createElement('style');
  page.head.append(made);
  return made;
};

/**
 * A separate document (iframe) inside the page. Only the residents' style applies to it and nothing leaks out. Its
 * width is the frame's width, so phone layouts work. The dashboard's dark scheme does not reach it.
 */
export const ResidentDocument = ({ title, language, style, children }: Props) => {
  const [page, setPage] = useState<Document | null>(null);
  const onFrame = useCallback((frame: HTMLIFrameElement | null) => {
    const take = () => setPage(frame?.contentDocument ?? null);
    frame?.addEventListener('load', take);
    return () => frame?.removeEventListener('load', take);
  }, []);
  useEffect(() => {
    if (!page) return;
    page.documentElement.lang = language;
    page.documentElement.dir = directionOf(language);
    styleIn(page).textContent = style;
  }, [page, language, style]);
  return (
    <>
      {/* The portal comes before the frame, so that React removes the content first. */}
      {page && createPortal(children(page), page.body)}
      <iframe ref={onFrame} title={title} srcDoc={EMPTY_PAGE} className={styles.frame} />
    </>
  );
};
