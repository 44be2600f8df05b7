import type { ServiceName } from '../core/operation';

/** Which service answers below which path. The longest prefix wins; prefixes end at a path segment. */
export const gatewayRoutes: readonly { prefix: string; service: ServiceName }[] = [
  { prefix: '/api/auth', service: 'admin' },
  { prefix: '/api/council', service: 'admin' },
  { prefix: '/api/notifications', service: 'admin' },
  { prefix: '/api/team', service: 'admin' },
  { prefix: '/api/invitations', service: 'admin' },
  { prefix: '/api/admin', service: 'admin' },
  { prefix: '/api/maintenance', service: 'admin' },
  { prefix: '/api/overview', service: 'campaigns' },
  { prefix: '/api/campaigns', service: 'campaigns' },
  { prefix: '/api/deleted-campaigns', service: 'campaigns' },
  { prefix: '/api/retention', service: 'campaigns' },
  { prefix: '/api/reports', service: 'campaigns' },
  { prefix: '/api/reports.csv', service: 'campaigns' },
  { prefix: '/api/audiences', service: 'campaigns' },
  { prefix: '/api/surveys', service: 'campaigns' },
  { prefix: '/api/survey-templates', service: 'campaigns' },
  { prefix: '/api/ai-analysis', service: 'campaigns' },
  { prefix: '/api/storage', service: 'campaigns' },
  { prefix: '/api/assets', service: 'campaigns' },
  { prefix: '/api/subscribers', service: 'subscribers' },
  { prefix: '/api/subscribers.csv', service: 'subscribers' },
  { prefix: '/api/subscriber-imports', service: 'subscribers' },
  { prefix: '/api/subscriber-taggings', service: 'subscribers' },
  { prefix: '/api/tags', service: 'subscribers' },
  { prefix: '/api/segments', service: 'subscribers' },
  { prefix: '/api/opt-in-pages', service: 'subscribers' },
  { prefix: '/api/mailings', service: 'subscribers' },
  { prefix: '/api/mail-events', service: 'subscribers' },
  { prefix: '/api/public', service: 'public' },
];

/** The service that answers a path, or null for none. */
export const serviceOfPath = (path: string): ServiceName | null => {
  const fits = ({ prefix }: { prefix: string }) => path === prefix || path.startsWith(`${prefix}/`);
  const best = gatewayRoutes.filter(fits).sort((a, b) => b.prefix.length - a.prefix.length)[0];
  return best?.service ?? null;
};
