import { operationOf } from '../operation-of';
import { bodyLimitOf } from './body-limit';
import { networkOf } from './network-of';

describe('networkOf', () => {
  it.each([
    ['::ffff:10.0.0.1', '10.0.0.1'],
    ['10.0.0.1', '10.0.0.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::7', '2001:db8:0:0'],
    ['2001:db8:1:2::', '2001:db8:1:2'],
    ['::1', '0:0:0:0'],
  ])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network));
});

const limitOf = (method: string, path: string) => bodyLimitOf(path, operationOf(method, path));

describe('bodyLimitOf', () => {
  it('follows the contract of the operation at the path', () => {
    expect(limitOf('POST', '/api/public/surveys/x/responses')).toBe(256 * 1024);
    expect(limitOf('POST', '/api/campaigns')).toBe(256 * 1024);
    expect(limitOf('PUT', '/api/campaigns/x/survey')).toBe(6 * 1024 * 1024);
    expect(limitOf('POST', '/riverside/news')).toBe(64 * 1024);
  });
  it('lets the survey page report answers that are too long, up to a larger limit', () => {
    for (const path of ['/riverside/survey/x', '/survey/demo']) expect(limitOf('POST', path)).toBe(8 * 1024 * 1024);
    expect(limitOf('POST', '/riverside/survey/x/receipt')).toBe(64 * 1024);
  });
});
