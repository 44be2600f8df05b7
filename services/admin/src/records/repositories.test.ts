import type { Repositories } from './repositories';
import { fakeRepositories } from './repositories.fake';
import { repositorySuite } from './repositories.suite';

describe('repositories in memory', () => {
  let kept: Repositories;
  beforeEach(() => {
    kept = fakeRepositories();
  });
  repositorySuite(() => kept);
});
