import { timingSafeEqual } from 'node:crypto'
import type { Page } from '../../ground/request/context.ts'

type Sealing = Pick<Page, 'seal'>

const keyFor = ({ seal }: Sealing, id: number) => seal(`campaign ${id}`)

/** Where an advertiser sees what became of their campaign: those without account by a key that only they have. */
export function statusAddress(
  page: Sealing & { viewer: unknown },
  { id, reference }: { id: number; reference: string },
): string {
  const path = `/advertise/${reference}`
  return page.viewer ? path : `${path}?${new URLSearchParams({ key: keyFor(page, id) })}`
}

export function isKeyFor(page: Sealing, id: number, key: string): boolean {
  const given = Buffer.from(key)
  const own = Buffer.from(keyFor(page, id))
  return given.length === own.length && timingSafeEqual(given, own)
}
