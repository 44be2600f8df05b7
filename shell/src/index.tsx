import { createRoot } from 'react-dom/client';
import { chosenLanguage } from './entities/interface-language/chosen-language';
import { loadWords } from './entities/interface-language/load-words';
import { readSettings } from './entities/product/settings';

const start = async () => {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  await loadWords(chosenLanguage(), document, {
    cy: () => import(/* webpackChunkName: "words-cy" */ './app/words.cy'),
  });
  // In the same file, but evaluated only now: screens read their words when they are evaluated.
  const { App } = await import(/* webpackMode: "eager" */ './app/App');
  createRoot(root).render(<App settings={readSettings(document)} />);
};

void start();
