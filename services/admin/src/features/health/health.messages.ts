const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

const rounded = (ms: number): string => {
  if (ms < 2 * MINUTE_MS) return `${Math.round(ms / SECOND_MS)} seconds`;
  return ms < 2 * HOUR_MS ? `${Math.round(ms / MINUTE_MS)} minutes` : `${Math.round(ms / HOUR_MS)} hours`;
};

/** The texts for each part. */
export const healthTexts = {
  answers: (ms: number) => `Answers in ${Math.round(ms)} ms.`,
  silent: 'Does not answer.',
  refused: (status: number) => `Answers with an error (${status}).`,
  noAddress: 'Its address is not set for this service, so nobody knows.',
  askNobody: 'Its service does not answer, so nobody knows.',
  counting: (ms: number) => `Counted requests ${rounded(ms)} ago.`,
  quietGateway: (ms: number) => `Has said nothing for ${rounded(ms)}.`,
  serviceAwaited: 'Has not answered yet. The installation has just started.',
  gatewayAwaited: 'Has not said anything since this service started.',
  unheardGateway: 'No gateway has said anything yet.',
  databaseUp: 'Answers.',
  databaseDown: 'Does not answer.',
  dataVersion: (version: number) => `Answers. Data version ${version}.`,
  dataMigrating: (number: number, changed: number, total: number) =>
    `Answers. Data migration ${number} is running: ${changed} of ${total}.`,
  dataFailed: (number: number, failure: string) => `Data migration ${number} failed and is tried again: ${failure}`,
  broker: 'RabbitMQ answers every service.',
  brokerAway: 'RabbitMQ does not answer. Events wait in the outboxes and nothing is lost.',
  brokerPartly: (services: string) => `RabbitMQ does not answer ${services}. Their events wait in the outboxes.`,
  inProcess: 'All services run in one process: events need no broker, and wait in the outboxes.',
  brokerUnknown: 'No service answers, so nobody knows.',
  queueFlows: 'Flows.',
  queueBehind: 'Behind: its oldest event has waited for more than a minute.',
  queueUnread: 'Nobody takes from it.',
  queueDead: (count: number) => (count === 1 ? 'Gave up on 1 event.' : `Gave up on ${count} events.`),
  queueUnknown: 'The broker cannot be asked at the moment.',
  outboxFlows: 'Hands over what comes.',
  outboxBehind: 'Has not handed over anything for more than a minute.',
  outboxUnknown: 'Cannot be asked at the moment.',
  mailUnset: 'No mail server is set (SMTP_URL), so no mail can leave.',
  mailWaits: 'Mail has waited for more than 30 minutes.',
  mailUntried: 'No mail has been sent since the start, so nobody knows.',
  mailSent: (sent: number) => `${sent} sent since the start; the last one went out.`,
  mailFailed: (failed: number) => `The last mail was not taken by the server (${failed} since the start).`,
  aiUnread: 'Its settings cannot be read at the moment.',
  aiOff: 'Analyses by a provider are switched off.',
  aiUnset: 'No provider is chosen.',
  aiUntested: (name: string) => `${name} has not been tested, so nobody knows.`,
  aiAnswered: (name: string) => `${name} answered the last test. Nothing is sent to it between tests and analyses.`,
  aiFailed: (name: string) => `${name} failed the last test.`,
  storageInDatabase: 'Files lie in the database.',
  storageS3: 'The S3 server answers.',
  storageDown: 'Files cannot be reached.',
  storageFull: 'Less than 1 GB is left on the disk.',
  jobDone: 'Its last run succeeded.',
  jobRunning: 'Runs now.',
  jobFailed: (failure: string) => `Its last run failed: ${failure}`,
  jobOverdue: (lateMs: number | null) =>
    lateMs === null ? 'It is due and has not started.' : `It should have started ${rounded(lateMs)} ago.`,
  jobAbandoned: (lateMs: number | null) =>
    lateMs === null
      ? 'Its run stopped and has not continued.'
      : `Its run stopped ${rounded(lateMs)} ago and has not continued.`,
  jobWithoutWork: 'Looks for work. There has been none yet.',
  jobUntried: 'Has not run yet.',
} as const;
