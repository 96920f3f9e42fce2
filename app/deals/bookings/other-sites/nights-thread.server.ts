// Posts what a calendar takes. A thread of its own, run by read-nights.server.ts, which limits its time and memory.
import { parentPort, workerData } from 'node:worker_threads'
import { nightsIn } from './nights-in-calendar.server.ts'

const { text, now } = workerData as { text: string; now: Date }
parentPort!.postMessage(nightsIn(text, now))
