import { oncePerService } from './once-per-service';

describe('state of a service', () => {
  it('is the same for every feature of a service and another one for another service', () => {
    const countersOf = oncePerService(({ name }: { readonly name: string }) => ({ name, count: 0 }));
    const app = { name: 'public' };
    const other = { name: 'public' };
    countersOf(app).count += 1;
    expect([countersOf(app).count, countersOf(other).count]).toEqual([1, 0]);
  });

  it('is created once when it is undefined', () => {
    let created = 0;
    const nothingOf = oncePerService(() => {
      created += 1;
    });
    const app = {};
    nothingOf(app);
    nothingOf(app);
    expect(created).toBe(1);
  });
});
