import type { AfterWords } from '../../entities/words/words';
import type { AnswerInWords } from './answer-list';

interface Copied {
  title: string;
  receipt: string;
  language: string;
  answers: readonly AnswerInWords[];
  words: Pick<AfterWords, 'title' | 'text' | 'answers'>;
}

/** A document of its own, because the browser escapes what is written into it. */
const pageOf = ({ title, language }: Copied): Document => {
  const page = document.implementation.createHTMLDocument(title);
  page.documentElement.lang = language;
  page.documentElement.dir = document.documentElement.dir;
  const charset = page.createElement('meta');
  charset.setAttribute('charset', 'utf-8');
  page.head.prepend(charset);
  return page;
};

/** The receipt and the answers as a page that opens anywhere and loads nothing. */
export const asHtml = (copied: Copied, receiptUrl: string): string => {
  const { title, receipt, answers, words } = copied;
  const page = pageOf(copied);
  const add = (name: string, text: string, to: Element = page.body) => {
    const element = to.appendChild(page.createElement(name));
    element.textContent = text;
    return element;
  };
  add('h1', title);
  add('h2', words.title);
  add('p', receipt);
  add('p', words.text);
  add('a', receiptUrl).setAttribute('href', receiptUrl);
  add('h2', words.answers);
  const list = add('dl', '');
  for (const { title: question, lines } of answers) {
    add('dt', question, list).setAttribute('style', 'font-weight:bold;margin-top:1em');
    for (const line of lines) add('dd', line, list);
  }
  page.body.setAttribute(
    'style',
    'font:1.1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem',
  );
  return `<!doctype html>${page.documentElement.outerHTML}`;
};

export const saveAs = (name: string, html: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
};
