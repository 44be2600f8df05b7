/**
 * @file The services of the product. Addresses, gateway, `npm start`, secrets, queues and System Health read this list. In containers
 * `docker-compose.yml` names them, too.
 */

/** In start order. */
export const serviceNames = ['admin', 'campaigns', 'subscribers', 'public'] as const;
export type ServiceName = (typeof serviceNames)[number];

interface Service {
  /** Name on System Health. */
  readonly label: string;
  /** Paths that the gateway sends to the service, with everything below them. Pages of residents need no entry. */
  readonly paths: readonly string[];
}

export const serviceRegistry: Readonly<Record<ServiceName, Service>> = {
  admin: {
    label: 'Administration',
    paths: [
      '/api/auth',
      '/auth/oidc',
      '/auth/saml',
      '/api/council',
      '/api/notifications',
      '/api/team',
      '/api/tokens',
      '/api/webhooks',
      '/api/invitations',
      '/api/admin',
      '/api/maintenance',
      '/api/release-loads',
    ],
  },
  campaigns: {
    label: 'Campaigns',
    paths: [
      '/api/overview',
      '/api/campaigns',
      '/api/deleted-campaigns',
      '/api/campaign-counts',
      '/api/retention',
      '/api/reports',
      '/api/reports.csv',
      '/api/report-template',
      '/api/audiences',
      '/api/surveys',
      '/api/survey-templates',
      '/api/question-bank',
      '/api/council-places',
      '/api/ai-analysis',
      '/api/codebooks',
      '/api/storage',
      '/api/assets',
      '/mcp',
      '/.well-known/folkmoot-evidence.json',
    ],
  },
  subscribers: {
    label: 'Subscribers',
    paths: [
      '/api/subscribers',
      '/api/subscribers.csv',
      '/api/subscriber-imports',
      '/api/subscriber-overview',
      '/api/subscriber-taggings',
      '/api/tags',
      '/api/attributes',
      '/api/segments',
      '/api/opt-in-pages',
      '/api/mailings',
      '/api/newsletters',
      '/api/hear-back',
      '/api/mail-events',
      '/api/mail-health',
    ],
  },
  public: {
    label: 'Pages for residents',
    paths: ['/api/public'],
  },
};
