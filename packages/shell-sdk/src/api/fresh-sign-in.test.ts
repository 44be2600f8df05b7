import { deleteCampaignOperation } from '@folkmoot/contracts/client';
import { problem } from '../double/memory-transport';
import { api, replaceTransport } from './call';
import { provideFreshSignIn } from './fresh-sign-in';

/** A server that requires a fresh sign-in until `signIn` is called. */
const server = (refusal: 'fresh_sign_in_required' | 'forbidden' = 'fresh_sign_in_required') => {
  const state = { isFresh: false, calls: 0 };
  replaceTransport(async () => {
    state.calls += 1;
    if (!state.isFresh) throw problem(refusal);
    return 'done';
  });
  return state;
};
const call = () => api.call(deleteCampaignOperation, { params: { campaignId: 'c1' } });

afterEach(() => provideFreshSignIn(null));

describe('a call that needs a fresh sign-in', () => {
  it('waits for it and is sent once more', async () => {
    const state = server();
    provideFreshSignIn(async () => {
      state.isFresh = true;
      return true;
    });
    await expect(call()).resolves.toBe('done');
    expect(state.calls).toBe(2);
  });
  it('fails with the refusal when the person cancels', async () => {
    const state = server();
    provideFreshSignIn(async () => false);
    await expect(call()).rejects.toMatchObject({ code: 'fresh_sign_in_required' });
    expect(state.calls).toBe(1);
  });
  it('is sent twice at most', async () => {
    const state = server();
    provideFreshSignIn(async () => true);
    await expect(call()).rejects.toMatchObject({ code: 'fresh_sign_in_required' });
    expect(state.calls).toBe(2);
  });
  it('fails with the refusal when no dialog is available', async () => {
    server();
    await expect(call()).rejects.toMatchObject({ code: 'fresh_sign_in_required' });
  });
});

test('needs no sign-in when it is refused for another reason', async () => {
  const state = server('forbidden');
  let asked = 0;
  provideFreshSignIn(async () => {
    asked += 1;
    return true;
  });
  await expect(call()).rejects.toMatchObject({ code: 'forbidden' });
  expect([asked, state.calls]).toEqual([0, 1]);
});
