import * as full from '../index';
import * as client from './index';

const byExport = new Map<unknown, string>(Object.entries(full).map(([exportName, value]) => [value, exportName]));
const open = full.operations.filter((operation) => operation.can !== 'internal');
const clientExports = new Map<string, unknown>(Object.entries(client));

describe('client operations', () => {
  it('cover a whole interface, so that the comparison below means something', () => {
    expect(open.length).toBeGreaterThan(30);
  });

  it.each(open)('say of $name what the operation itself says', (operation) => {
    const { name, method, path, kind } = operation;
    expect(clientExports.get(byExport.get(operation) ?? '')).toEqual({ name, method, path, kind });
  });
});
