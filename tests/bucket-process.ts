import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll } from 'vitest'
import { longestStart } from './patience.ts'
import { freePort } from './site-process.ts'

/** A server process with an empty bucket named `proa`, from now to the end of the calling test file. */
export async function bucketProcess() {
  const folder = await mkdtemp(join(tmpdir(), 'proa-bucket-'))
  const port = await freePort()
  const endpoint = `http://127.0.0.1:${port}`
  let server = await start()
  afterAll(async () => {
    await kill()
    await rm(folder, { recursive: true })
  })

  async function start() {
    const place = ['-d', folder, '-a', '127.0.0.1', '-p', String(port), '-s', '--configure-bucket', 'proa']
    const child = spawn(process.execPath, ['node_modules/s3rver/bin/s3rver.js', ...place], {
      stdio: 'ignore',
    })
    const isThere = () =>
      fetch(endpoint).then(
        () => true,
        () => false,
      )
    for (const begun = Date.now(); !(await isThere()); await sleep(50))
      if (Date.now() - begun > longestStart) throw new Error('The bucket did not start')
    return child
  }

  async function kill() {
    server.kill('SIGKILL')
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
  }

  return {
    settings: { bucket: 'proa', endpoint, region: 'us-east-1', accessKey: 'S3RVER', secretKey: 'S3RVER' },
    environment: {
      S3_BUCKET: 'proa',
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY: 'S3RVER',
      S3_SECRET_KEY: 'S3RVER',
    },
    kill,
    restart: async () => void (server = await start()),
  }
}
