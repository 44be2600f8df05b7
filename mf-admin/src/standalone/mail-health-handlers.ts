import {
  checkSenderDomainOperation,
  getMailHealthOperation,
  type MailHealth,
  mailReportWays,
  startBounceTestOperation,
} from '@folkmoot/contracts/client';
import { type Handler, handle } from '@folkmoot/shell-sdk/standalone';

const MOMENT = '2026-01-05T09:00:00.000Z';
const DOMAIN = 'folkmoot.example';

const sampleHealth = (): MailHealth => ({
  sender: `Folkmoot <no-reply@${DOMAIN}>`,
  ways: mailReportWays.map((way) => ({
    way,
    isOn: way === 'postmark',
    address: way === 'mailbox' ? null : `https://${DOMAIN}/api/mail-events/${way}`,
    readAt: null,
    problem: null,
    problemAt: null,
  })),
  lastReportAt: MOMENT,
  lastReportBy: 'postmark',
  test: null,
  recent: { sent: 1_204, bounced: 12, complained: 0, alarm: null },
});

/** Answers the operations about the health of mail from memory. */
export const onMailHealth = (): Handler[] => {
  let health = sampleHealth();
  return [
    handle(getMailHealthOperation, () => health),
    handle(startBounceTestOperation, () => {
      const test = { to: `no-such-address@${DOMAIN}`, sentAt: MOMENT, reportedBy: null, reportedAt: null };
      health = { ...health, test: { ...test, state: 'waiting' } };
      return health;
    }),
    handle(checkSenderDomainOperation, () => ({
      domain: DOMAIN,
      checkedAt: MOMENT,
      checks: [
        {
          record: 'spf' as const,
          finding: 'spf_not_allowed' as const,
          level: 'bad' as const,
          current: 'v=spf1 include:mail.example -all',
          advice: { name: DOMAIN, value: 'v=spf1 include:mail.example ip4:198.51.100.7 -all' },
          servers: ['198.51.100.7'],
        },
        {
          record: 'dkim' as const,
          finding: 'dkim_ok' as const,
          level: 'good' as const,
          current: 'v=DKIM1; p=MIIB',
          advice: null,
          servers: [],
        },
        {
          record: 'dmarc' as const,
          finding: 'dmarc_ok' as const,
          level: 'good' as const,
          current: 'v=DMARC1; p=reject',
          advice: null,
          servers: [],
        },
      ],
    })),
  ];
};
