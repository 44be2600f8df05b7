/**
 * @file Preloaded into every process that `npm start` starts: the process ends when its parent is gone, for any reason.
 */
const GRACE_MS = 5000;

if (process.channel) {
  process.on('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.exit(1), GRACE_MS).unref();
  });
  process.channel.unref();
}
