// Imported by Node before a program of ours: it ends when the process that started it is gone, however that went.
const TIMEOUT_MS = 5000

if (process.channel && process.env.PLAZA_ENDS_WITH_PARENT) {
  // what the program starts in its turn is its own affair
  delete process.env.PLAZA_ENDS_WITH_PARENT
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), TIMEOUT_MS).unref()
    process.kill(process.pid, 'SIGTERM')
  })
  // a program that has done its work ends all the same
  process.channel.unref()
}
