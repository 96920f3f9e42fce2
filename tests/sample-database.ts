import { spawnSync } from 'node:child_process'
import type { TestProject } from 'vitest/node'
import { addTemplate } from '../app/ground/db/testing.ts'
import { siteSecret } from './site-secret.ts'

export const sampleTemplate = 'template_samples'

/** The samples once for all sites, as `npm run seed` writes them: `startSite` clones what they are in. */
export default async function setup(project: TestProject) {
  await addTemplate(project.getProvidedContext().databaseServer, sampleTemplate, async (url) => {
    const { status, stderr } = spawnSync(process.execPath, ['build/server/seed.js'], {
      env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: url, AUTH_SECRET: siteSecret },
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`The samples could not be written:\n${stderr}`)
  })
}
