import { listen } from '../../app/ground/db/listen.server.ts'
import { liveChannel } from '../../app/ground/live/tell-live.server.ts'
import type { LiveLines } from './live-lines.ts'

/** Hands on what happens in the database, whichever process did it. */
export const followLive = (directUrl: string, lines: LiveLines) =>
  listen(directUrl, liveChannel, {
    onMessage: lines.tell,
    onUp: () => lines.listen(true),
    onDown: () => lines.listen(false),
  })
