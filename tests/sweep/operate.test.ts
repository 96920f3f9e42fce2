import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../site-process.ts'
import { operatorsMachine } from './operators-machine.ts'

const page = readFileSync('docs/operate.md', 'utf8')
/** The commands of a section, box by box. */
const boxesOf = (section: string) => {
  const text = page.split(`\n## ${section}`)[1]?.split('\n## ')[0] ?? ''
  return [...text.matchAll(/```sh\n([^]*?)```/g)].map(([, commands]) => commands!)
}

const machine = operatorsMachine()
const port = await freePort()
const origin = 'https://proa.example.com'
beforeAll(() => machine.begin())
afterAll(() => machine.end())

/** As its proxy asks the site. */
const ask = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    redirect: 'manual',
    ...init,
    headers: { origin, ...(init.headers as Record<string, string>) },
  })
const send = (path: string, body: object) =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const password = 'three green canoes'
const [admin, member] = ['ana@example.com', 'ben@example.com'] as const
const signUp = (email: string) =>
  send('/api/auth/signup', { full_name: 'Ana Reyes', email, password, confirmPassword: password })
const logIn = (email: string) => send('/api/auth/login', { email, password })
const isKnown = async () => (await logIn(member)).status

test('from nothing to the first admin, as another account than root', async () => {
  const [install = '', build = '', link = '', ...more] = boxesOf('Install')
  expect(more).toEqual([])
  await machine.run(install.replace('https://git.example.com/proa.git', machine.sources))
  await machine.packages()
  await machine.run(`sed -i 's/^PORT=.*/PORT=${port}/' /etc/proa/proa.env`)
  expect(await machine.run(build)).toContain('PostgreSQL')
  expect(await machine.run('ps -o user= -C node | sort -u')).not.toContain('root')

  for (const email of [admin, member]) expect((await signUp(email)).status).toBe(200)
  const login = await logIn(admin)
  expect(login.status).toBe(200)
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const [, path] =
    /https:\/\/proa\.example\.com(\/first-admin\?token=\S+)/.exec(await machine.run(link)) ?? []
  const become = await ask(path!, { method: 'POST', headers: { cookie } })
  expect([become.status, become.headers.get('location')]).toEqual([303, '/profile'])
  await machine.run('systemctl restart proa')
  const links = (await machine.run(link)).match(/first-admin\?token/g)
  expect(links).toHaveLength(1) // there is an admin now
}, 600_000)

test('a site that cannot start says so at once, and is not waited for', async () => {
  const set = (word: string) => `sed -i 's/^WORKER=.*/WORKER=${word}/' /etc/proa/proa.env`
  await machine.run(set('perhaps'))
  await expect(machine.run('systemctl restart proa')).rejects.toThrow('WORKER must be on or off')
  await machine.run(`${set('on')}\nsystemctl start proa`)
  expect((await ask('/readyz')).status).toBe(200)
}, 60_000)

test('backups: of the site by itself, each night to a second place, and one is tried', async () => {
  const [prepare = '', nightly = '', verify = ''] = boxesOf('Back up')
  const key = /AGE-SECRET-KEY-1\w+/.exec(await machine.run(prepare))![0]
  await machine.run(`printf 'BACKUP_TO=/var/backups/proa/first\\nBACKUP_KEY=${key}\\n' >> /etc/proa/proa.env
systemctl restart proa`)
  expect(await machine.run(nightly)).toContain('/var/backups/proa/second/2')
  expect(await machine.run(verify)).toContain('is good')
}, 300_000)

test('an upgrade, and its way back, each pasted twice', async () => {
  machine.change('public/upgraded.txt', 'yes')
  const status = async () => (await ask('/upgraded.txt')).status
  expect(await status()).toBe(404)
  const [build = '', change = '', back = '', ...more] = boxesOf('Upgrade')
  expect(more).toEqual([])
  await machine.run(`touch /run/before-build\n${build}`)
  expect(await machine.run('find /opt/proa -newer /run/before-build')).toBe('') // it serves
  await machine.run(change)
  expect(await (await ask('/upgraded.txt')).text()).toBe('yes')
  await machine.run(`mkdir /opt/proa.next\n${change}`) // as where its build failed
  expect(await status()).toBe(200)
  for (const _ of ['once', 'twice']) {
    await machine.run(back)
    expect(await status()).toBe(404)
  }
  for (const _ of ['once', 'twice']) {
    await machine.run(change)
    expect(await status()).toBe(200)
  }
}, 600_000)

test('a restored site, looked at and taken into service', async () => {
  const [restore = '', go = ''] = boxesOf('Restore')
  expect(await machine.run(restore)).toContain('it does no jobs and sends no mails yet')
  expect(await isKnown()).toBe(200)
  await expect(machine.run('proa backup')).rejects.toThrow('This is a restored copy')
  await machine.run(go)
  expect(await isKnown()).toBe(200)
}, 300_000)

test('a move to a machine that has nothing yet', async () => {
  const [away = '', here = ''] = boxesOf('Move')
  await machine.run(away)
  await machine.run(`rm -r /var/lib/proa/data
chown root: /var/lib/proa/site.tar`) // as scp leaves it
  await machine.run(here)
  expect(await isKnown()).toBe(200)
  const open = String.raw`find /var/lib/proa/data \( -type f -o -type d \) -perm /077`
  expect(await machine.run(open)).toBe('')
}, 300_000)

test('before the power goes', async () => {
  const [box = '', ...more] = boxesOf('Storms: no power for two days')
  expect(more).toEqual([])
  const outOfReach = `proa() { return 1; }; sleep() { :; }; systemctl() { echo "$@"; }\n${box}`
  expect(await machine.run(outOfReach)).toBe('stop proa\n')
  expect(await machine.run(box)).toContain('/var/backups/proa/first/2')
}, 300_000)
