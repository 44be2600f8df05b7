import type { Bind } from './repositories';
import { fakeRepositories } from './repositories.fake';
import { repositorySuite } from './repositories.suite';

describe('repositories in memory', () => {
  let bound: Bind;
  beforeEach(() => {
    bound = fakeRepositories();
  });
  repositorySuite(() => bound);
});
