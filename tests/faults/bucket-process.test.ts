import { expect, test } from 'vitest'
import { s3Files } from '../../server/file-stores/s3.ts'
import { bucketProcess } from '../bucket-process.ts'
import { startSite } from '../site.ts'

const bucket = await bucketProcess()
const site = await startSite({ samples: false, environment: bucket.environment })
const other = await startSite({ databaseUrl: site.database, samples: false, environment: bucket.environment })
const name = `content/${'a1'.repeat(32)}.webp`
const picture = new Uint8Array(300_000).fill(7)

test('what is in a bucket is served by each process; while its server is gone a drawing stands there, and then the picture again', async () => {
  await s3Files(bucket.settings).put(`public/${name}`, picture, 'image/webp')
  const ask = async (one: typeof site) => {
    const answer = await one.askOnce(`/media/${name}`)
    const type = answer.headers.get('content-type')
    return [answer.status, type, (await answer.arrayBuffer()).byteLength]
  }
  const whole = [200, 'image/webp', picture.length]
  for (const one of [site, other]) expect(await ask(one)).toEqual(whole)
  expect((await site.ask(`/media/content/${'b2'.repeat(32)}.webp`)).status).toBe(404)

  await bucket.kill()
  expect((await ask(site)).slice(0, 2)).toEqual([503, 'image/svg+xml'])
  expect((await site.ask('/readyz')).status).toBe(200)
  await bucket.restart()
  await expect.poll(() => ask(site)).toEqual(whole)
})
