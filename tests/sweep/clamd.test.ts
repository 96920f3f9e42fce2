import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { signedIn } from '../accounts.ts'
import { startSite } from '../site.ts'
import { pdfOf } from '../test-pdf.ts'

const mark = 'Latte stone of ill omen'
const folder = mkdtempSync(join(tmpdir(), 'clamd-'))
const socket = join(folder, 'socket')
// One signature for files of any kind: the text of the mark.
writeFileSync(join(folder, 'one.ndb'), `Proa.Test:0:*:${Buffer.from(mark).toString('hex')}\n`)
writeFileSync(
  join(folder, 'clamd.conf'),
  `Foreground yes\nDatabaseDirectory ${folder}\nLocalSocket ${socket}\nTemporaryDirectory ${folder}\n`,
)
const daemon = spawn('clamd', ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' })
const failed = new Promise<never>((_, reject) =>
  daemon.once('error', () =>
    reject(new Error('This test needs clamd, of the Debian package clamav-daemon.')),
  ),
)
afterAll(() => void daemon.kill())
await Promise.race([failed, vi.waitUntil(() => existsSync(socket), { timeout: 60_000 })])

const site = await startSite({ environment: { CLAMD_SOCKET: socket } })

test("Debian's clamd lets a clean PDF in, and keeps one with its signature out; without it none comes in", async () => {
  const ana = await signedIn(site, { name: 'Ana Cruz' })
  const send = async (job: string, text: string) => {
    const body = new FormData()
    const typed = { name: 'Ana Cruz', phone: '(670) 234-5678', message: 'Hello', formKey: randomUUID() }
    for (const [name, value] of Object.entries(typed)) body.set(name, value)
    body.set('pdf', new File([pdfOf({ text })], 'cv.pdf'))
    const headers = { cookie: ana.cookie, origin: site.origin }
    const answer = await site.ask(`/jobs/${job}/apply`, { method: 'POST', headers, body })
    return { status: answer.status, html: await answer.text() }
  }
  expect((await send('1', 'A résumé')).status).toBe(302)
  const harmful = await send('2', mark)
  expect(harmful.status).toBe(422)
  expect(harmful.html).toContain('Our virus scanner found something harmful in this file.')
  const ended = new Promise((exit) => daemon.once('exit', exit))
  daemon.kill()
  await ended
  const unscanned = await send('2', 'A résumé')
  expect(unscanned.status).toBe(422)
  expect(unscanned.html).toContain('We can’t check files right now.')
  expect(await site.query('select from application where applicant_id = $1', [ana.id])).toHaveLength(1)
})
