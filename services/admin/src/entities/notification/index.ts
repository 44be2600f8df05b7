export type { DigestMark } from './digest.domain';
export type { DigestKind, DigestRepository } from './digest.repository';
export type { NoticeSubject, NoticeText } from './notice.domain';
export type { NoticeRepository, StoredNotice } from './notice.repository';
export type { NotificationRepository } from './notification.repository';
