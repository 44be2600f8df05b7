import { type DestinationStream, pino } from 'pino';

/** What code that logs needs of a logger. One wide line per unit of work, fields before the message. */
export interface Logger {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

const toStandardOutput = (): DestinationStream => pino.destination(1);

/** JSON lines with ISO times and the service's name, on standard output unless told otherwise. */
export const createLogger = (service: string, level = 'info', destination = toStandardOutput()): Logger =>
  pino(
    {
      level,
      base: { service },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );

const nothing = () => undefined;
export const silentLogger: Logger = { debug: nothing, info: nothing, warn: nothing, error: nothing };
