import { warnOfFlawedNode } from './node-version.ts'
import { openSite } from './open-site.ts'
import { endInOneSentence } from './steps.ts'
import { stopWhenAsked } from './stopping.ts'

try {
  warnOfFlawedNode()
  stopWhenAsked(await openSite(process.env))
  process.send?.('serves') // to scripts/supervise.mjs
} catch (error) {
  endInOneSentence(error)
}
