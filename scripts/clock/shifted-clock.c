/* Preloaded by `scripts/test-clock.ts`: the date of a program and of all that it starts is SHIFT_SECONDS later. The
   clocks that measure durations stay as they are, so that timers and timeouts work. */
#define _GNU_SOURCE
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static time_t shift(void) {
  static time_t seconds;
  static int known;
  if (!known) {
    const char *text = getenv("SHIFT_SECONDS");
    seconds = text ? atol(text) : 0;
    known = 1;
  }
  return seconds;
}

/* by a system call: the library's own function is the one that is replaced */
int clock_gettime(clockid_t clock, struct timespec *now) {
  int failed = syscall(SYS_clock_gettime, clock, now);
  if (!failed && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) now->tv_sec += shift();
  return failed;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
  struct timespec precise;
  (void)zone;
  if (clock_gettime(CLOCK_REALTIME, &precise)) return -1;
  now->tv_sec = precise.tv_sec;
  now->tv_usec = precise.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *seconds) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (seconds) *seconds = now.tv_sec;
  return now.tv_sec;
}
