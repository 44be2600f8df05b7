import { previewMailOperation, sendTestMailOperation } from '@folkmoot/contracts';
import { asUser, route } from '@folkmoot/service-kit';
import { composeSample } from './compose-sample';
import { type CouncilMailDeps, sendTestMail } from './send-test-mail.use-case';

export const councilMailRoutes = (deps: CouncilMailDeps) => [
  route(previewMailOperation, {
    handle: async ({ actor, body }) => {
      const { productName, publicOrigin, clock, sender } = deps;
      const council = await deps.units.reader(actor).councils.get(actor.councilId ?? '');
      const { fromName, ...mail } = composeSample({ productName, publicOrigin, now: clock.now() }, council, body);
      return { ...mail, from: `${fromName} <${sender}>` };
    },
  }),
  route(sendTestMailOperation, {
    handle: async ({ actor, body }) => ({ to: await sendTestMail(deps, asUser(actor), body) }),
  }),
];
