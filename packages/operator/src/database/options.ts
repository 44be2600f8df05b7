/** @file The options of commands that work on the databases themselves. */
import { type Environment, environmentValue } from '@folkmoot/service-kit';
import { dataFolder, dataOption } from '../product/options';

export const databaseOptions = {
  data: dataOption,
  uri: {
    type: 'string',
    value: 'ADDRESS',
    help: 'The address of MongoDB, instead of the data folder. Default: MONGODB_URI.',
  },
} as const;

interface DatabaseOptions {
  readonly data: string | undefined;
  readonly uri: string | undefined;
}

/** The address, if there is one, and the data folder. */
export const chosenDatabase = ({ data, uri }: DatabaseOptions, environment: Environment) => ({
  data: dataFolder(data, environment),
  uri: uri ?? environmentValue(environment, 'MONGODB_URI'),
  environment,
});
