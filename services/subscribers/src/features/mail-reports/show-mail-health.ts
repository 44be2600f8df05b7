import { type MailHealth, type MailReportWay, mailAlarmOf, mailEventForms, mailReportWays } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { StoredMailWay } from '../../entities/mail-health';
import type { StoredMailing } from '../../entities/mailing';
import type { MailReportRecords, MailReportTools } from './mail-reports.types';

const DAY_MS = 86_400_000;
const RECENT_DAYS = 30;
const MAX_MAILINGS = 500;

const moment = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;

const FORMS: ReadonlySet<string> = new Set(mailEventForms);

const wayOf = (
  way: MailReportWay,
  known: StoredMailWay | undefined,
  { isOn, publicOrigin }: Pick<MailReportTools, 'isOn' | 'publicOrigin'>,
): MailHealth['ways'][number] => ({
  way,
  isOn: isOn(way),
  address: FORMS.has(way) ? `${publicOrigin}/api/mail-events/${way}` : null,
  readAt: moment(known?.readAt),
  problem: known?.problem ?? null,
  problemAt: moment(known?.problemAt),
});

const recentOf = (mailings: readonly StoredMailing[]): MailHealth['recent'] => {
  const sums = { sent: 0, bounced: 0, complained: 0 };
  for (const { counts } of mailings) {
    sums.sent += counts.sent;
    sums.bounced += counts.bounced;
    sums.complained += counts.complained;
  }
  return { ...sums, alarm: mailAlarmOf(sums) };
};

/** Whether the council hears of mail that does not arrive. */
export const showMailHealth = async (
  { actor, reader, acrossCouncils, clock }: Context<MailReportRecords>,
  tools: Pick<MailReportTools, 'isOn' | 'publicOrigin' | 'sender'>,
): Promise<MailHealth> => {
  const { mailHealth, mailings } = reader(actor);
  const since = new Date(clock.now().getTime() - RECENT_DAYS * DAY_MS);
  const [health, ways, ended, going] = await Promise.all([
    mailHealth.find(),
    acrossCouncils.reader().mailWays.listWaysAcrossCouncils(),
    mailings.listEndedSince(since, MAX_MAILINGS),
    mailings.listInStates(['sending', 'paused'], MAX_MAILINGS),
  ]);
  const { test } = health;
  return {
    sender: tools.sender,
    ways: mailReportWays.map((way) =>
      wayOf(
        way,
        ways.find((each) => each.way === way),
        tools,
      ),
    ),
    lastReportAt: moment(health.lastReportAt),
    lastReportBy: health.lastReportBy,
    test: test && {
      to: test.to,
      sentAt: test.sentAt.toISOString(),
      state: test.state,
      reportedBy: test.reportedBy,
      reportedAt: moment(test.reportedAt),
    },
    recent: recentOf([...ended, ...going]),
  };
};
