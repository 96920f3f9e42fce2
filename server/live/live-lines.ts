import type { ServerResponse } from 'node:http'
import type { Database } from '../../app/ground/db/client.server.ts'
import { findMissed, type StartingPoint } from '../../app/ground/live/find-missed.server.ts'
import { beatEvery, type LineStart, type LiveEvent } from '../../app/ground/live/live-event.ts'

type Line = {
  userId: string
  response: ServerResponse
  endsAt: number
  /** What happens while the line reads what its browser missed; null: it has read it. */
  early: string[] | null
}

export type LiveLines = ReturnType<typeof liveLines>

const mostPerPerson = 10
const longest = 10 * 60_000 // ms: after it the browser comes back, and shows that its session still is one
const mostUnread = 64 * 1024 // bytes that may wait for a browser that reads nothing

/** Live connections of this process: one per browser. */
export function liveLines(database: Database) {
  const lines = new Map<string, Set<Line>>()
  let isListening = false
  const beats = setInterval(beat, beatEvery)
  beats.unref()

  return {
    /** How many lines there are. */
    get count() {
      return everyLine().length
    },
    /** Whether the process hears what happens. While it does not, no one is connected. */
    listen(on: boolean) {
      isListening = on
      if (!on) endAll()
    },
    /** Tells a person of an event, or ends their lines. @param payload of `tellLive`, or of the trigger of a session's end */
    tell(payload: string) {
      const [position, userId, type, id] = JSON.parse(payload) as [number, string, string, string]
      if (type === 'session ended') {
        for (const line of lines.get(userId) ?? []) end(line)
        return
      }
      const text = eventText({ position, type, id })
      for (const line of lines.get(userId) ?? []) {
        if (line.early) line.early.push(text)
        else write(line, text)
      }
    },
    /**
     * Begins a line with what the browser does not have yet.
     * @returns false where it can't, for now
     */
    open(
      userId: string,
      since: StartingPoint,
      response: ServerResponse,
      headers: Record<string, string | string[]>,
    ) {
      if (!isListening) return false
      const endsAt = Date.now() + longest * (1 + Math.random() / 10)
      const line: Line = { userId, response, endsAt, early: [] }
      add(line)
      response.once('close', () => remove(line))
      response.writeHead(200, { ...headers, ...streamHeaders })
      response.flushHeaders()
      void catchUp(line, since)
      return true
    },
    /** Ends all connections, and accepts no more. */
    close() {
      clearInterval(beats)
      isListening = false
      endAll()
    },
  }

  function add(line: Line) {
    const own = lines.get(line.userId) ?? new Set()
    lines.set(line.userId, own.add(line))
    // The first may be one that was cut without a word, as when a phone leaves the network.
    const [oldest] = own
    if (own.size > mostPerPerson && oldest) end(oldest)
  }

  function remove(line: Line) {
    const own = lines.get(line.userId)
    own?.delete(line)
    if (own?.size === 0) lines.delete(line.userId)
  }

  /**
   * Sends missed events first: a browser that received a later event, or the position, would never request the earlier
   * ones.
   */
  async function catchUp(line: Line, since: StartingPoint) {
    try {
      const { up, events } = await findMissed(database, line.userId, since)
      write(line, [...events.map(eventText), begun(up), ...(line.early ?? [])].join(''))
      line.early = null
    } catch {
      end(line)
    }
  }

  function beat() {
    const now = Date.now()
    for (const line of everyLine()) {
      if (line.endsAt < now) end(line)
      else write(line, 'event: beat\ndata: .\n\n')
    }
  }

  function write({ response }: Line, text: string) {
    if (response.writableLength > mostUnread) response.destroy()
    else if (!response.writableEnded) response.write(text)
  }

  function end(line: Line) {
    remove(line)
    line.response.end()
  }

  function endAll() {
    for (const line of everyLine()) end(line)
  }

  function everyLine() {
    return [...lines.values()].flatMap((own) => [...own])
  }
}

const streamHeaders = {
  'content-type': 'text/event-stream',
  'cache-control': 'private, no-store',
  // The connection is of no use afterwards, and would keep a process that stops waiting.
  connection: 'close',
  'x-accel-buffering': 'no',
}

const begun = (up: LineStart) => `event: up\nid: ${up.position}\ndata: ${JSON.stringify(up)}\n\n`
const eventText = (event: LiveEvent) =>
  `event: told\nid: ${event.position}\ndata: ${JSON.stringify(event)}\n\n`
