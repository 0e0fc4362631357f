/**
 * Timers, and the clocks that measure durations, stay as they are.
 *
 * @param {number} shiftMs
 */
function shiftDate(shiftMs) {
  const RealDate = Date
  const realNow = Date.now
  RealDate.now = () => realNow() + shiftMs
  const Shifted = new Proxy(RealDate, {
    construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [target.now()], made),
    apply: () => new Shifted().toString(),
  })
  RealDate.prototype.constructor = Shifted
  globalThis.Date = Shifted
  Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + shiftMs })
}

module.exports = { shiftDate }
