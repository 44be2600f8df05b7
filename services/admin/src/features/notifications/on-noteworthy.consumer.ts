import {
  campaignChangedEvent,
  maintenanceAnnouncedEvent,
  type NotificationKind,
  surveyMentionedEvent,
} from '@folkmoot/contracts';
import { type Consumer, consumer } from '@folkmoot/service-kit';
import type { NoticeRepository, NoticeSubject } from '../../entities/notification';

interface Repositories {
  readonly notices: NoticeRepository;
}

interface ReceivedEvent {
  readonly id: string;
  readonly occurredAt: string;
  readonly councilId: string | null;
}

const noticeOf = ({ id, occurredAt, councilId }: ReceivedEvent, kind: NotificationKind, about: NoticeSubject) => {
  const happenedAt = new Date(occurredAt);
  return { id, kind, councilId, about, text: null, pending: [], happenedAt, dueAt: happenedAt };
};

/** Stores events that staff are mailed about. A job sends the mails. */
export const onNoteworthy: Consumer<Repositories> = consumer(
  'admin.notices',
  [campaignChangedEvent, maintenanceAnnouncedEvent, surveyMentionedEvent],
  async (event, { notices }: Repositories) => {
    if (event.type === 'maintenance.announced') {
      const { text, startsAt, endsAt } = event.payload.maintenance;
      const about = { what: 'maintenance', text, startsAt: new Date(startsAt), endsAt: new Date(endsAt) } as const;
      return notices.add(noticeOf({ ...event, councilId: null }, 'system_maintenance', about));
    }
    if (event.type === 'survey.mentioned') {
      return notices.add(noticeOf(event, 'mentions', { what: 'mentioned', ...event.payload }));
    }
    const { change, campaign, responses } = event.payload;
    if (change !== 'completed') return;
    const { id: campaignId, title } = campaign;
    const about = {
      what: 'campaign_completed',
      campaignId,
      title,
      ...(responses !== undefined && { responses }),
    } as const;
    await notices.add(noticeOf({ ...event, councilId: campaign.councilId }, 'campaign_completed', about));
  },
);
