import type { HealthPartState } from '@folkmoot/contracts';
import { createOutsideClient, type Logger, type Mailer } from '@folkmoot/service-kit';
import type { AdminConfig } from '../../config';
import { alertText, detailOf } from './alert.messages';
import { composeAlert } from './compose-alert';

export interface AlertMessage {
  readonly problems: readonly HealthPartState[];
  readonly over: readonly HealthPartState[];
}

/** Sends a message to the operator. False when it did not leave by any way. */
export type SendAlert = (message: AlertMessage, now: Date) => Promise<boolean>;

interface AlertTools {
  readonly config: Pick<AdminConfig, 'alertMail' | 'alertWebhookUrl' | 'productName' | 'publicOrigin'>;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly logger: Pick<Logger, 'warn'>;
}

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 1_024;

/** The operator chose the address, so it may be in their own network and without TLS. */
const createPoster = (url: string): ((body: string) => Promise<void>) => {
  const client = createOutsideClient({
    reach: { privateHosts: [new URL(url).hostname] },
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_ANSWER_BYTES,
    longAnswer: 'cut',
  });
  const headers = { 'content-type': 'application/json' };
  return async (body) => {
    const { status } = await client.request({ url, method: 'POST', headers, body });
    if (status >= 300) throw new Error(`the receiver of alerts answered ${status}`);
  };
};

const partOf = (part: HealthPartState) => ({
  id: part.id,
  part: part.part,
  name: part.name,
  service: part.service,
  state: part.state,
  detail: detailOf(part),
});

/** `text` is what chat programs show. The other fields are for programs. */
const bodyOf = ({ problems, over }: AlertMessage, text: string, url: string, now: Date): string =>
  JSON.stringify({
    text,
    status: problems.length > 0 ? 'problem' : 'solved',
    at: now.toISOString(),
    url,
    problems: problems.map(partOf),
    solved: over.map(partOf),
  });

/** Makes the sender of the configured ways; null when none is configured. */
export const createAlertSender = ({ config, mailer, logger }: AlertTools): SendAlert | null => {
  const { alertMail, alertWebhookUrl: webhookUrl, productName, publicOrigin } = config;
  if (alertMail.length === 0 && !webhookUrl) return null;
  const post = webhookUrl ? createPoster(webhookUrl) : null;
  const healthUrl = `${publicOrigin}/dashboard/system/health`;

  return async (message, now) => {
    const words = alertText(message, { productName, healthUrl });
    const { subject, text } = words;
    const mail = composeAlert(productName, words);
    const ways = [
      ...alertMail.map((to) => mailer.send({ to, ...mail })),
      ...(post ? [post(bodyOf(message, `${subject}\n${text}`, healthUrl, now))] : []),
    ];
    const outcomes = await Promise.allSettled(ways);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') logger.warn({ err: outcome.reason }, 'an alert could not be sent');
    }
    return outcomes.some(({ status }) => status === 'fulfilled');
  };
};
