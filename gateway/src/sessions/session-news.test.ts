import { sessionChangedEvent } from '@folkmoot/contracts';
import { ACTOR_HEADER, makeEnvelope } from '@folkmoot/service-kit';
import { readToken, userActor } from '@folkmoot/service-kit/testing';
import { startTestGateway } from '../testing/test-gateway';
import { hashOfSession } from './session-cache';

test('a session is resolved again with the next request when its role changed while it was cached', async () => {
  const gateway = await startTestGateway();
  const roleSeen = async () => {
    await fetch(`${gateway.url}/api/campaigns`, { headers: { cookie: 'folkmoot_session=s1' } });
    return readToken(gateway.seen.at(-1)?.headers[ACTOR_HEADER], 'campaigns');
  };
  gateway.sessions.set('s1', userActor({ role: 'council_staff' }));
  expect(await roleSeen()).toMatchObject({ role: 'council_staff' });
  gateway.sessions.set('s1', userActor({ role: 'council_admin' }));
  const event = {
    aggregate: { type: 'user', id: 'user_1', revision: 2 },
    payload: { userId: 'user_1', sessionIds: [hashOfSession('s1')] },
  };
  const origin = { actor: userActor(), councilId: 'council_own', now: new Date() };
  await gateway.transport.publish([makeEnvelope(sessionChangedEvent, event, origin)]);
  expect(await roleSeen()).toMatchObject({ role: 'council_admin' });
  await gateway.stop();
});
