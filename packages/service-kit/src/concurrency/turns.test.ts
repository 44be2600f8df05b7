import { pause } from './timing';
import { createTurns } from './turns';

it('work runs alone when it asks for it, and other work continues afterwards', async () => {
  const turns = createTurns();
  const running = new Set<string>();
  const seen: string[] = [];
  const work = (name: string) => async () => {
    running.add(name);
    seen.push([...running].join('+'));
    await pause(5);
    running.delete(name);
  };
  await Promise.all([
    turns.beside(work('a')),
    turns.beside(work('b')),
    turns.alone(work('c')),
    turns.alone(work('d')),
    turns.beside(work('e')),
    turns.beside(work('f')),
  ]);
  expect(seen).toEqual(['a', 'a+b', 'c', 'd', 'e', 'e+f']);
});

it('other work continues when the work that ran alone has failed', async () => {
  const turns = createTurns();
  const failing = turns.alone(() => Promise.reject(new Error('failed')));
  await expect(failing).rejects.toThrow('failed');
  expect(await turns.beside(async () => 'done')).toBe('done');
});
