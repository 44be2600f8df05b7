/** @file Whether this machine can build and run images, and the settings of podman and buildah for it. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const PROGRAMS = ['podman', 'buildah', 'crun', 'debootstrap', 'iptables', 'unshare', 'apt-get'];
const NETWORK_PROGRAMS = ['netavark', 'aardvark-dns'];
const NETWORK_FOLDERS = ['/usr/lib/podman', '/usr/libexec/podman'];
const PACKAGES = 'buildah podman crun netavark aardvark-dns iptables debootstrap';

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const isInOneOf = (folders: readonly string[], program: string): boolean =>
  folders.some((folder) => isExecutable(path.join(folder, program)));

/** One line that says why images cannot be checked on this machine. Null when they can. */
export const reasonAgainst = (): string | null => {
  if (process.platform !== 'linux') return 'it needs Linux';
  if (process.getuid?.() !== 0) return 'it needs root: it makes a base system, mounts and networks';
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const missing = [
    ...PROGRAMS.filter((program) => !isInOneOf(folders, program)),
    ...NETWORK_PROGRAMS.filter((program) => !isInOneOf(NETWORK_FOLDERS, program)),
  ];
  if (missing.length === 0) return null;
  return `${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} not installed (apt-get install --no-install-recommends ${PACKAGES})`;
};

/** crun refuses mixed control groups. In a mount namespace only this process and its children see others. The shell collects ended processes. */
const OWN_MOUNTS =
  'umount -R /sys/fs/cgroup 2>/dev/null; mount -t cgroup2 none /sys/fs/cgroup 2>/dev/null; "$@"; exit $?';
/** In a namespace of processes, every container ends with this program, however it ends. */
const NAMESPACES = ['--mount', '--pid', '--fork', '--mount-proc', '--kill-child'];
const INSIDE = 'FOLKMOOT_IMAGES_OWN_MOUNTS';

/** Runs this program once more with mounts and processes of its own. Null when it already has them, otherwise the exit code. */
export const runWithOwnMounts = (): number | null => {
  if (process.env[INSIDE]) return null;
  const again = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  const { status } = spawnSync('unshare', [...NAMESPACES, 'sh', '-c', OWN_MOUNTS, 'sh', ...again], {
    stdio: 'inherit',
    env: { ...process.env, [INSIDE]: '1' },
  });
  return status ?? 1;
};

/** Overlays are much quicker than copies of whole folders, where the file system allows them. */
const storageDriver = (folder: string): 'overlay' | 'vfs' => {
  const probe = mkdtempSync(path.join(folder, 'probe-'));
  const at = (name: string): string => path.join(probe, name);
  for (const name of ['lower', 'upper', 'work', 'merged']) mkdirSync(at(name));
  const options = `lowerdir=${at('lower')},upperdir=${at('upper')},workdir=${at('work')}`;
  const { status } = spawnSync('mount', ['-t', 'overlay', 'overlay', '-o', options, at('merged')]);
  if (status === 0) spawnSync('umount', [at('merged')]);
  rmSync(probe, { recursive: true });
  return status === 0 ? 'overlay' : 'vfs';
};

/** Settings in a folder of their own: those of the machine, and its images, stay as they are. */
export const containerEnvironment = (folder: string): NodeJS.ProcessEnv => {
  const at = (name: string): string => path.join(folder, name);
  mkdirSync(folder, { recursive: true });
  // As after a restart of the machine: no container of an earlier run is running, whatever that run wrote last.
  for (const name of ['run', 'tmp']) rmSync(at(name), { recursive: true, force: true });
  if (!existsSync(at('storage.conf'))) {
    const driver = storageDriver(folder);
    writeFileSync(
      at('storage.conf'),
      `[storage]\ndriver = "${driver}"\ngraphroot = "${at('storage')}"\nrunroot = "${at('run')}"\n`,
    );
  }
  writeFileSync(
    at('containers.conf'),
    `[containers]
default_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]
[engine]
runtime = "crun"
cgroup_manager = "cgroupfs"
events_logger = "file"
tmp_dir = "${at('tmp')}"
[network]
network_backend = "netavark"
network_config_dir = "${at('networks')}"
`,
  );
  writeFileSync(at('registries.conf'), 'unqualified-search-registries = []\nshort-name-mode = "disabled"\n');
  return {
    ...process.env,
    CONTAINERS_CONF: at('containers.conf'),
    CONTAINERS_STORAGE_CONF: at('storage.conf'),
    CONTAINERS_REGISTRIES_CONF: at('registries.conf'),
  };
};
