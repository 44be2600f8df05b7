import { type DestinationStream, pino } from 'pino';

/** The logger interface. One wide line per unit of work, fields before the message. */
export interface Logger {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** The local part and the domain of an e-mail address. A scope of npm in the path of a file is none. */
const EMAIL_ADDRESS = /[^\s<>"'`(),:;=/@]{1,64}@[^\s<>"'`(),:;/@]{1,255}/g;

const withoutAddresses = (text: string): string => text.replace(EMAIL_ADDRESS, '[address]');

/** Fields of errors of Node, MongoDB and mail servers that say what failed. */
const CODES = ['code', 'errno', 'syscall', 'command', 'responseCode', 'status'] as const;

const codesOf = (error: object): Record<string, string | number> => {
  const fields = new Map(Object.entries(error));
  const codes: Record<string, string | number> = {};
  for (const name of CODES) {
    const value: unknown = fields.get(name);
    if (typeof value === 'string' || typeof value === 'number') codes[name] = value;
  }
  return codes;
};

/** Several failures of one piece of work often have one cause, so some of them are enough. */
const MOST_CAUSES = 5;

/**
 * An error as the log shows it: type, message, stack, codes, and the first errors that it collects. Other fields are left out,
 * because mail servers and unique indexes name people in them, and so do messages: addresses in these are replaced.
 */
const errorForLog = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const { type, message, stack } = pino.stdSerializers.err(error);
  const collected = error instanceof AggregateError ? error.errors.slice(0, MOST_CAUSES).map(errorForLog) : [];
  return {
    type,
    message: withoutAddresses(message),
    stack: withoutAddresses(stack),
    ...codesOf(error),
    ...(collected.length > 0 && { errors: collected }),
  };
};

const toStandardOutput = (): DestinationStream => pino.destination(1);

/** JSON lines with ISO times and the service's name, on standard output by default. */
export const createLogger = (service: string, level = 'info', destination = toStandardOutput()): Logger =>
  pino(
    {
      level,
      base: { service },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: errorForLog },
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );

const nothing = () => undefined;
export const silentLogger: Logger = { debug: nothing, info: nothing, warn: nothing, error: nothing };
