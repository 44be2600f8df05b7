import { defineFeature } from '@folkmoot/service-kit';
import { signupEntity } from '../../entities/signup/signup.mongo';
import { signupConsumers } from './signup.consumers';

export const signupsFeature = defineFeature({ name: 'signups', entities: [signupEntity], consumers: signupConsumers });
