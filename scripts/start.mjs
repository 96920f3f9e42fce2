// The way into every npm script: brings what is missing, then runs it with the Node of node_modules.
// Plain JavaScript for Node 20 and later: the machine's own Node runs this file.
import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { build } from './build.mjs'
import { install, node } from './install.mjs'
import { supervise } from './supervise.mjs'

const commands = {
  start: { run: ['--enable-source-maps', 'build/server/main.js'], built: true, lasts: true },
  worker: { run: ['--enable-source-maps', 'build/server/worker.js'], built: true, lasts: true },
  build: { built: true },
  seed: { run: ['--enable-source-maps', 'build/server/seed.js'], built: true },
  reindex: { run: ['--enable-source-maps', 'build/server/reindex.js'], built: true },
  admin: { run: ['--enable-source-maps', 'build/server/admin.js'], built: true },
  backup: { run: ['server/backup/backup.ts'] },
  restore: { run: ['server/backup/restore.ts'] },
  export: { run: ['server/backup/export.ts'] },
  import: { run: ['server/backup/import.ts'] },
  'verify-backup': { run: ['server/backup/verify.ts'], built: true },
  doctor: { run: ['server/doctor/doctor.ts'] },
  outdated: { run: ['scripts/outdated.mjs'] },
  dev: { run: ['server/dev.ts'], all: true },
  'new-area': { run: ['scripts/new-area.mjs'], all: true },
  check: { run: ['scripts/check.mjs'], all: true },
  bench: { run: ['--enable-source-maps', 'build/server/bench.js'], all: true, built: true },
  'bench:growth': { run: ['--enable-source-maps', 'build/server/growth.js'], all: true, built: true },
  'bench:admin': { run: ['--enable-source-maps', 'build/server/bench-admin.js'], all: true, built: true },
  'bench:search-quality': {
    run: ['node_modules/vitest/vitest.mjs', 'run', '--project', 'bench', 'bench/search-quality'],
    all: true,
  },
  'bench:live': { run: ['bench/live.ts'], all: true, built: true },
  'bench:sign-in': { run: ['bench/sign-in.ts'], all: true, built: true },
  weight: { run: ['bench/weight.ts'], all: true, built: true },
  sweep: {
    run: ['node_modules/vitest/vitest.mjs', 'run', '--project', 'sweep*', '--reporter=verbose'],
    all: true,
    built: true,
  },
  mutate: { run: ['scripts/mutate.mjs'], all: true },
  test: { run: ['scripts/test.mjs'], all: true, built: true },
}

const [name = 'start', ...rest] = process.argv.slice(2)
const command = commands[name]
if (!command) {
  console.error(`There is no command '${name}'; there are ${Object.keys(commands).join(', ')}.`)
  process.exit(1)
}

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
if (name === 'build') setPriority(constants.priority.PRIORITY_LOW) // a site that serves comes first
try {
  install({ all: Boolean(command.all) })
  if (command.built) await build()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
if (!command.run) process.exit()
const processes = name === 'start' ? Number(process.env.WEB_PROCESSES) : 1
const areSeveral = processes > 1 // what starts them supervises them, too
const args = areSeveral ? ['scripts/web-processes.mjs', String(processes)] : [...command.run, ...rest]
if (command.lasts && !areSeveral) supervise((_, restarts) => run(args, { RESTARTS: String(restarts) }))
else {
  const child = run(args)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : code))
}

function run(args, more = {}) {
  const built = { NODE_ENV: 'production', NODE_COMPILE_CACHE: 'build/server/.compiled' }
  const defaults = command.built ? built : {}
  return spawn(node(), args, { stdio: 'inherit', env: { ...defaults, ...process.env, ...more } })
}
