// A process of the site that does what it is sent, and kills itself at one of its questions to the database or PayPal.
// Bundled and started by random-kills.test.ts. Arguments: the database's address, PayPal's keys as JSON.
import { subscribe } from 'node:diagnostics_channel'
import { writeSync } from 'node:fs'
import pg from 'pg'
import '../../../app/registry/areas.server.ts'
import { payPal as openPayPal } from '../../../app/deals/payments/paypal/paypal.server.ts'
import { openDatabase } from '../../../app/ground/db/client.server.ts'
import { memoryFiles } from '../../memory-files.ts'
import { type StepRequest, take } from './steps.ts'

/** Before a question is sent, once it is sent, or once it is answered. */
export type Moment = 'before' | 'sent' | 'answered'
export type SentRequests = { asked: StepRequest[]; death: { question: number; moment: Moment } | null }

const [url = '', keys = ''] = process.argv.slice(2)
let questions = 0
let death: SentRequests['death'] = null

function die(what: string) {
  writeSync(1, `${death!.moment} ${what.replaceAll(/\s+/g, ' ').trim().slice(0, 60)}\n`)
  process.kill(process.pid, 'SIGKILL')
}

const isDue = (question: number, moment: Moment) => death?.question === question && death.moment === moment

function ask(what: string): number {
  questions++
  if (isDue(questions, 'before')) die(what)
  return questions
}

const { query } = pg.Client.prototype
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const what = String((args[0] as { text?: string }).text ?? args[0])
  const question = ask(what)
  const answered = () => isDue(question, 'answered') && die(what)
  const listener = args.at(-1)
  if (typeof listener === 'function')
    args[args.length - 1] = (...answer: unknown[]) => {
      answered()
      listener(...answer)
    }
  const answer: unknown = Reflect.apply(query, this, args)
  if (isDue(question, 'sent')) setImmediate(() => die(what))
  if (answer instanceof Promise) return answer.finally(answered)
  return answer
} as typeof query

const { fetch } = globalThis
/** Requests that are not sent whole yet. */
const unsent: { question: number; what: string }[] = []
subscribe('undici:request:bodySent', () => {
  const request = unsent.shift()
  if (request && isDue(request.question, 'sent')) setImmediate(() => die(request.what))
})
globalThis.fetch = async (address, options) => {
  const what = `${options?.method} ${new URL(String(address)).pathname.replaceAll(/\w{12,}/g, '…')}`
  const question = ask(what)
  unsent.push({ question, what })
  const answer = await fetch(address, options)
  if (isDue(question, 'answered')) die(what)
  return answer
}

const { db: database } = openDatabase({ url })
const site = { database, payPal: openPayPal(JSON.parse(keys)), files: memoryFiles() }
process.on('message', async (sent: SentRequests) => {
  questions = 0
  death = sent.death
  await Promise.all(sent.asked.map((asked) => take(site, asked).catch(() => undefined)))
  death = null
  process.send!('done')
})
process.send!('ready')
