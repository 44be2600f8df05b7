import { version } from '../package.json';
import { UI_VERSION } from './version';

describe('the version of ui', () => {
  it('told to remotes, is the one of its package', () => {
    expect(UI_VERSION).toBe(version);
  });
});
