import { version } from '../package.json';
import { UI_VERSION } from './version';

describe('the version of ui', () => {
  it('is the version of its package', () => {
    expect(UI_VERSION).toBe(version);
  });
});
