import { sessionChangedEvent } from '@folkmoot/contracts';
import { ACTOR_HEADER, makeEnvelope } from '@folkmoot/service-kit';
import { readToken, userActor } from '@folkmoot/service-kit/testing';
import { openStage } from '../testing/stage';
import { hashOfSession } from './session-cache';

test('a session, its role changed while it was believed, is asked for again with the next request', async () => {
  const stage = await openStage();
  const roleSeen = async () => {
    await fetch(`${stage.url}/api/campaigns`, { headers: { cookie: 'folkmoot_session=s1' } });
    return readToken(stage.seen.at(-1)?.headers[ACTOR_HEADER], 'campaigns');
  };
  stage.sessions.set('s1', userActor({ role: 'council_staff' }));
  expect(await roleSeen()).toMatchObject({ role: 'council_staff' });
  stage.sessions.set('s1', userActor({ role: 'council_admin' }));
  const event = {
    aggregate: { type: 'user', id: 'user_1', revision: 2 },
    payload: { userId: 'user_1', sessionIds: [hashOfSession('s1')] },
  };
  const origin = { actor: userActor(), councilId: 'council_own', now: new Date() };
  await stage.transport.publish([makeEnvelope(sessionChangedEvent, event, origin)]);
  expect(await roleSeen()).toMatchObject({ role: 'council_admin' });
  await stage.stop();
});
