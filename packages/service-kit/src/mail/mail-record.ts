import type { Mailer } from './mailer';

/** Counters of the mails that a process has sent since it started. */
export interface MailFigures {
  readonly sent: number;
  readonly failed: number;
  readonly lastSentAt: Date | null;
  readonly lastFailedAt: Date | null;
}

/** A mailer that also counts results. */
export const recordedMailer = (mailer: Mailer): { mailer: Mailer; figures: () => MailFigures } => {
  let figures: MailFigures = { sent: 0, failed: 0, lastSentAt: null, lastFailedAt: null };
  return {
    figures: () => figures,
    mailer: {
      close: () => mailer.close(),
      send: async (mail) => {
        try {
          await mailer.send(mail);
          figures = { ...figures, sent: figures.sent + 1, lastSentAt: new Date() };
        } catch (error) {
          figures = { ...figures, failed: figures.failed + 1, lastFailedAt: new Date() };
          throw error;
        }
      },
    },
  };
};
