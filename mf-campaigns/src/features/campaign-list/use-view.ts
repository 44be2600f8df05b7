import { useState } from 'react';

const KEY = 'folkmoot-campaign-view';

export type CampaignView = 'cards' | 'table';

const remembered = (): CampaignView => (localStorage.getItem(KEY) === 'table' ? 'table' : 'cards');

/** Cards or a table. The choice is remembered in this browser. */
export const useView = () => {
  const [view, setView] = useState(remembered);
  const choose = (next: CampaignView) => {
    localStorage.setItem(KEY, next);
    setView(next);
  };
  return { view, choose };
};
