/** Does the work, which may be asynchronous, and says how long it took. */
export function step(name, work) {
  const start = performance.now()
  const done = (result) => {
    console.log(`${name.padEnd(12)} ${((performance.now() - start) / 1000).toFixed(2)} s`)
    return result
  }
  const result = work()
  return result instanceof Promise ? result.then(done) : done(result)
}
