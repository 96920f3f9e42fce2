import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DCLinter } from 'dclint'
import { validate } from 'dockerfile-utils'
import { expect, test } from 'vitest'
import { uploadAddresses } from '../app/ground/files/upload-addresses.ts'
import { beatEvery } from '../app/ground/live/live-event.ts'
import { largestUpload } from '../server/guards.ts'
import { readSettings, settingNames } from '../server/settings.ts'

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8')
const byOthers = ['FIRST', 'JOINS', 'RESTARTS'] // set by the supervisor
const names = settingNames.filter((name) => !byOthers.includes(name))

/** What a file of variables sets, with what it has as a comment. */
const variablesOf = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/^#?([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name, value]) => [name!, value!]),
  )

test('the example of an environment has every setting, and all of it is valid', () => {
  const text = read('proa.env')
  expect(Object.keys(variablesOf(text)).toSorted()).toEqual(names.toSorted())
  const set = text.replace(/^#.*$/gm, '')
  expect(readSettings(variablesOf(set))).toMatchObject({ demo: false, sampleData: false, worker: true })
  expect(() => readSettings(variablesOf(text))).not.toThrow()
  expect(() => readSettings({ ...variablesOf(set), ...variablesOf(read('backup.env')) })).not.toThrow()
})

test('the README names every setting', () => {
  const table = readFileSync('README.md', 'utf8').split('## Settings')[1]!.split('\n## ')[0]!
  expect(names.filter((name) => !table.includes(`\`${name}\``))).toEqual([])
})

const units = globSync('deploy/systemd/*.service')
/** What a unit may not do. */
function hardening(file: string) {
  const text = readFileSync(file, 'utf8')
  return text.slice(text.indexOf('ProtectSystem='), text.indexOf('SystemCallErrorNumber='))
}

test('all units run as an account of their own, may as little as the site, and run a command that there is', () => {
  expect(units).toHaveLength(3)
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  for (const file of units) {
    const text = readFileSync(file, 'utf8')
    expect(text, file).toMatch(/^User=proa$/m)
    expect(hardening(file), file).toBe(hardening('deploy/systemd/proa.service'))
    const [, command] =
      /^ExecStart=\/usr\/bin\/env node scripts\/start\.mjs (\S+)( --unhurried)?$/m.exec(text) ?? []
    expect(scripts, file).toHaveProperty([command!])
  }
  expect(hardening(units[0]!)).toMatch(/^ReadWritePaths=-\/var\/backups\/proa$[^]*^CapabilityBoundingSet=$/m)
  expect(variablesOf(read('backup.env'))['BACKUP_TO']).toMatch(/^\/var\/backups\/proa/)
})

/** Runs what a unit does until the site is there, as systemd does; resolves to its code. */
async function waitForSite(port: number, pid: number): Promise<number> {
  const [, wait] = /^ExecStartPost=\/bin\/sh -c '([^']+)'$/m.exec(read('systemd/proa.service'))!
  const env = { ...process.env, HOST: '127.0.0.1', PORT: String(port), MAINPID: String(pid) }
  const [code] = (await once(spawn('sh', ['-c', wait!], { env }), 'exit')) as [number]
  return code
}

test('a unit that waits for its site stops when that has ended, so that it is started again', async () => {
  const answers = [503, 503, 200]
  const site = createServer((_, response) => response.writeHead(answers.shift()!).end()).listen(
    0,
    '127.0.0.1',
  )
  await once(site, 'listening')
  const { port } = site.address() as AddressInfo
  expect(await waitForSite(port, process.pid)).toBe(0)
  expect(answers).toEqual([])
  site.close()
  const ended = spawn('true')
  await once(ended, 'exit')
  expect(await waitForSite(port, ended.pid!)).toBe(1)
})

test("the night's backup is unhurried", () => {
  expect(read('systemd/proa-backup.service')).toMatch(/^ExecStart=.* backup --unhurried$/m)
})

test('after a storm all units are enabled that were disabled for it', () => {
  const [, storms = ''] = readFileSync('docs/operate.md', 'utf8').split('## Storms')
  const unitsOf = (verb: string) => new RegExp(`systemctl ${verb} (?:--now )?([\\w. -]+)`).exec(storms)?.[1]
  expect(unitsOf('enable')).toBe(unitsOf('disable'))
  expect(unitsOf('enable')).toContain('proa-worker')
})

test('before a site is restored or moved its jobs are stopped, too, and started after it', () => {
  const page = readFileSync('docs/operate.md', 'utf8')
  for (const section of ['Restore', 'Move']) {
    const text = page.split(`\n## ${section}\n`)[1]?.split('\n## ')[0] ?? ''
    expect(/systemctl stop ([\w. -]+)/.exec(text)?.[1], section).toBe('proa proa-worker')
    expect(text.split('proa restore --go')[1], section).toContain('systemctl start proa-worker')
  }
})

test('secrets that lie beside the files for containers are not committed, and no one else reads what commands write', () => {
  const ignored = readFileSync('.gitignore', 'utf8').split('\n')
  expect(ignored).toEqual(expect.arrayContaining(['deploy/.env', 'deploy/compose.env']))
  expect(read('proa')).toMatch(/^umask 077$/m)
})

test('a unit waits longer for its end than the site itself does', () => {
  const { longestStop } = readSettings(variablesOf(read('proa.env').replace(/^#.*$/gm, '')))
  const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(read('systemd/proa.service'))!
  expect(Number(seconds) * 1_000).toBeGreaterThan(longestStop)
})

test('the proxies let the largest form through, and a connection for live events rest between two beats', () => {
  const largest = Math.max(...uploadAddresses.map(({ files }) => files)) * largestUpload
  expect(read('nginx.conf')).toContain(`client_max_body_size ${largest / 2 ** 20}m;`)
  expect(read('haproxy.cfg')).toContain(`gt ${largest} }`)
  expect(read('Caddyfile')).toContain(`max_size ${largest / 2 ** 20}MiB`)
  for (const side of ['client', 'server']) {
    const [, seconds] = new RegExp(`timeout ${side} (\\d+)s`).exec(read('haproxy.cfg'))!
    expect(Number(seconds) * 1_000).toBeGreaterThan(2 * beatEvery)
  }
})

test('the files for containers pass linters', () => {
  const found = validate(read('Dockerfile')).map(({ message }) => message)
  expect(found).toEqual([])
  expect(
    read('Dockerfile')
      .match(/^USER .*$/gm)
      ?.at(-1),
  ).toBe('USER node')
  const problems = new DCLinter({ rules: {}, quiet: true, debug: false, exclude: [] }).lintFiles(
    ['deploy/compose.yaml'],
    false,
  )
  const errors = problems.flatMap(({ messages }) => messages).filter(({ type }) => type === 'error')
  expect(errors).toEqual([])
})

test('in a container the site can be reached, whatever a copy of the example says', () => {
  const [, site = ''] = /x-site([^]*?)\nservices:/.exec(read('compose.yaml'))!
  const own = Object.fromEntries(
    [...site.matchAll(/^ {4}([A-Z_]+): '?(.*?)'?$/gm)].map(([, name, value]) => [
      name!,
      value!.replace(/\$\{.*?\}/g, 'secret'),
    ]),
  )
  const given = { SITE_URL: 'https://proa.example.com', AUTH_SECRET: 'x'.repeat(32) }
  const settings = readSettings({ ...variablesOf(read('proa.env').replace(/^#.*$/gm, '')), ...own, ...given })
  expect(settings).toMatchObject({
    host: '0.0.0.0',
    port: 3000,
    dataDir: '/data',
    worker: false,
    demo: false,
  })
  const network = /subnet: (\d+\.\d+\.\d+)\.0\/24/.exec(read('compose.yaml'))![1]
  expect(settings.trustedProxies).toEqual([`${network}.1`])
})
