// Imported by Node before a program of ours: ends it when the process that started it is gone, for whatever reason.
const TIMEOUT_MS = 5000

if (process.channel && process.env.PLAZA_ENDS_WITH_PARENT) {
  // does not apply to processes that the program starts itself
  delete process.env.PLAZA_ENDS_WITH_PARENT
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), TIMEOUT_MS).unref()
    process.kill(process.pid, 'SIGTERM')
  })
  // the channel does not keep a finished program running
  process.channel.unref()
}
