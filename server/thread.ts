import { performance } from 'node:perf_hooks'

const span = 20 // ms
const mostUsed = 0.8

/** Returns whether this thread has hardly paused since it was last looked at, 20 ms ago or more: after a rest not at first. */
export function watchThread(): () => boolean {
  let from = performance.eventLoopUtilization()
  let isBusy = false
  return () => {
    const { active, idle, utilization } = performance.eventLoopUtilization(from)
    if (active + idle < span) return isBusy
    from = performance.eventLoopUtilization()
    isBusy = utilization > mostUsed
    return isBusy
  }
}
