import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { readSettings } from './entities/product/settings';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
createRoot(root).render(<App settings={readSettings(document)} />);
