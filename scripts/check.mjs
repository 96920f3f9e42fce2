import { spawn } from 'node:child_process'

const checks = [
  // Its threads each check what they share: twice the CPU, which the other checks need.
  { name: 'types', commands: ['tsc --singleThreaded'] },
  { name: 'lint', commands: ['oxlint --deny-warnings --quiet'] },
  { name: 'format', commands: ['oxfmt --check'] },
  { name: 'boundaries', commands: ['depcruise --config .dependency-cruiser.mjs --no-progress app server'] },
  { name: 'dead code', commands: ['knip --no-progress', 'knip --production --no-progress'] },
  { name: 'migrations', commands: ['node scripts/check-migrations.ts'] },
  { name: 'translations', commands: ['node scripts/check-translations.mjs'] },
]

/** Runs every check, two at a time; returns the names of those that failed. */
export async function check() {
  // Before all others: the linter, too, reads the types of the routes.
  const typegen = { name: 'route types', commands: ['react-router typegen'] }
  if (!(await passes(typegen))) return { passed: 0, failed: [typegen.name] }
  const failed = []
  const queue = [...checks]
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift())
      if (!(await passes(next))) failed.push(next.name)
  }
  await Promise.all([work(), work()])
  return { passed: 1 + checks.length - failed.length, failed }
}

async function passes({ name, commands }) {
  const start = performance.now()
  const outputs = []
  let isRight = true
  for (const command of commands) {
    const { code, output } = await run(command)
    if (code !== 0) {
      isRight = false
      outputs.push(output)
    }
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${isRight ? 'ok    ' : 'FAILED'} ${name.padEnd(14)} ${seconds} s`)
  if (!isRight) console.log(outputs.join('\n'))
  return isRight
}

function run(command) {
  const path = `node_modules/.bin:${process.env.PATH}`
  const child = spawn(command, { shell: true, env: { ...process.env, PATH: path, FORCE_COLOR: '0' } })
  let output = ''
  const gather = (text) => (output += text)
  child.stdout.on('data', gather)
  child.stderr.on('data', gather)
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })))
}

if (process.argv[1]?.endsWith('check.mjs')) {
  const { failed } = await check()
  process.exit(failed.length > 0 ? 1 : 0)
}
