// How long is waited for what should come, in ms. It ends only what hangs: on a busy machine of two cores a page takes
// seconds, and a start a minute.
export const longestTest = 600_000
/** For what a test looks for, as on a page. */
export const longestWait = 120_000
/** Until a process answers. */
export const longestStart = 300_000
/** As `expect.poll` takes it. */
export const patience = { timeout: longestStart }
/** Until a process that is asked to end has; then it is killed. */
export const longestStop = 120_000
