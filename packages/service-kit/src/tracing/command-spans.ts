import { lookup } from '@folkmoot/contracts';
import type { Connection, mongo } from 'mongoose';
import { runningSpan } from './running-span';
import type { OpenSpan, Tracing } from './tracing.types';

/** Commands that say nothing about the work of a request. */
const UNTRACED: ReadonlySet<string> = new Set(['hello', 'ping', 'endSessions', 'killCursors']);

/** The collection that a command names. Commands have it as the value of their own name. */
const collectionOf = ({ command, commandName }: mongo.CommandStartedEvent): string | null => {
  const value = lookup(command, commandName === 'getMore' ? 'collection' : commandName);
  return typeof value === 'string' ? value : null;
};

/** A span for each database command of a traced request, without what it asks for. */
export const traceCommands = (connection: Connection, tracing: Tracing): void => {
  if (!tracing.isOn) return;
  const open = new Map<number, OpenSpan>();
  const client = connection.getClient();
  client.on('commandStarted', (event) => {
    // Background work without a request, such as a look for work, has no span.
    if (runningSpan() === null || UNTRACED.has(event.commandName)) return;
    const collection = collectionOf(event);
    const span = tracing.begin({
      name: collection === null ? event.commandName : `${event.commandName} ${collection}`,
      kind: 'client',
      attributes: {
        'db.system.name': 'mongodb',
        'db.namespace': event.databaseName,
        'db.collection.name': collection,
        'db.operation.name': event.commandName,
      },
    });
    open.set(event.requestId, span);
  });
  const end = ({ requestId }: mongo.CommandSucceededEvent | mongo.CommandFailedEvent, error: string | null): void => {
    open.get(requestId)?.end({ error });
    open.delete(requestId);
  };
  client.on('commandSucceeded', (event) => end(event, null));
  client.on('commandFailed', (event) => end(event, event.failure.name));
};
