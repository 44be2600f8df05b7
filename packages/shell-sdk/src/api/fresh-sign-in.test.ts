import { deleteCampaignOperation } from '@folkmoot/contracts/client';
import { problem } from '../double/memory-transport';
import { api, replaceTransport } from './call';
import { provideFreshSignIn } from './fresh-sign-in';

/** A server that asks for a fresh sign-in until `signIn` is called. */
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
  it('waits for it and is made once more', async () => {
    const state = server();
    provideFreshSignIn(async () => {
      state.isFresh = true;
      return true;
    });
    await expect(call()).resolves.toBe('done');
    expect(state.calls).toBe(2);
  });
  it('fails with the refusal when the person would rather not', async () => {
    const state = server();
    provideFreshSignIn(async () => false);
    await expect(call()).rejects.toMatchObject({ code: 'fresh_sign_in_required' });
    expect(state.calls).toBe(1);
  });
  it('is made twice at most', async () => {
    const state = server();
    provideFreshSignIn(async () => true);
    await expect(call()).rejects.toMatchObject({ code: 'fresh_sign_in_required' });
    expect(state.calls).toBe(2);
  });
  it('fails with the refusal when nobody can ask', async () => {
    server();
    await expect(call()).rejects.toMatchObject({ code: 'fresh_sign_in_required' });
  });
});

test('a call that is refused for another reason, asks for nothing', async () => {
  const state = server('forbidden');
  let asked = 0;
  provideFreshSignIn(async () => {
    asked += 1;
    return true;
  });
  await expect(call()).rejects.toMatchObject({ code: 'forbidden' });
  expect([asked, state.calls]).toEqual([0, 1]);
});
