/** @file Preloaded into every process that `npm start` starts: it ends when the process that started it is gone, however that went. */
const GRACE_MS = 5000;

if (process.channel) {
  process.on('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.exit(1), GRACE_MS).unref();
  });
  process.channel.unref();
}
