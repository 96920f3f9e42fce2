import { spawnSync } from 'node:child_process'
import type { TestedPage } from '../pages.ts'
import { siteSecret } from '../site-secret.ts'

/** Adds the town to a site's database, as `npm run seed -- --town` does. */
export function fillTown(database: string) {
  const { status, stderr } = spawnSync(process.execPath, ['build/server/seed.js', '--town'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DEMO: 'on',
      DATABASE_URL: database,
      AUTH_SECRET: siteSecret,
    },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The town could not be written:\n${stderr}`)
}

/** Pages that only many listings fill: pagers in the middle and at the end, long filters, maps with clusters. */
export const townPages: readonly TestedPage[] = [
  '/vehicles?page=3',
  '/vehicles?make=Toyota&sort=priceAscending',
  '/properties?page=6',
  '/properties?offer=rent&bedrooms=2&view=list',
  '/hotels/rent?page=2',
  '/businesses?category=shopping-and-stores&subcategories=toys&subcategories=gift-shops',
  '/events?page=2',
  '/jobs?page=3',
  '/food?page=4',
  '/hotels?near=145.72,15.21',
  '/buy-and-sell?page=4',
  '/vehicles/town-1',
  '/properties/town-2',
  '/hotels/town-3',
  '/search?q=garapan',
].map((path) => ({ path }))
