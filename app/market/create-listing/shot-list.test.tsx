import { expect, test } from 'vitest'
import { htmlOf } from '../../../tests/html-of.ts'
import '../../registry/register.server.ts'
import { ShotList } from './shot-list.tsx'
import { shotsFor } from './shots.server.ts'

const hintFor = (kind: string) => htmlOf(<ShotList {...shotsFor(kind, 'en')} />)

test('flaws are asked for where things are sold used, and not of a place or of what is new', () => {
  for (const kind of ['vehicle', 'buy-and-sell', 'property'])
    expect(hintFor(kind), kind).toContain('in daylight, hold the phone sideways, and show flaws too')
  for (const kind of ['hotel', 'business', 'food', 'product', 'event', 'adventure']) {
    expect(hintFor(kind), kind).toContain('in daylight, and hold the phone sideways')
    expect(hintFor(kind), kind).not.toContain('flaws')
  }
})
