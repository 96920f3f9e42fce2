import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const system = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
/** What is there at the start as on this machine, and what is empty. */
const ownFolders = ['etc', 'run', 'usr/local']
const newFolders = ['opt', 'var']

/** What is there instead of the programs that would change more than files. */
const replacedPrograms = {
  'apt-get': 'exit 0',
  systemctl: `exec bash ${resolve('tests/sweep/stand-in-systemctl.sh')} "$@"`,
  journalctl: 'cat /run/journal',
}

/**
 * A machine of its own for an operator: this one, with folders in memory over its own, so that what is written there,
 * accounts among it, is gone afterwards. It has a repository of the sources, as they are here.
 */
export function operatorsMachine() {
  if (process.getuid?.() !== 0)
    throw new Error('Only root can make a machine of folders over those of this one')
  const folder = mkdtempSync(join(tmpdir(), 'proa-operator-'))
  chmodSync(folder, 0o755)
  const sources = join(folder, 'sources')
  copySources(sources)
  const programs = join(folder, 'programs')
  mkdirSync(programs)
  for (const [name, script] of Object.entries(replacedPrograms))
    writeFileSync(join(programs, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  const layers = join(folder, 'layers')
  mkdirSync(layers)
  const shell = spawn('unshare', ['--mount', '--pid', '--fork', '--mount-proc', '--kill-child', 'bash'], {
    env: { PATH: `${programs}:${system}`, HOME: '/root', LANG: 'C.UTF-8' },
    cwd: '/',
  })
  const output = { text: '' }
  for (const stream of [shell.stdout, shell.stderr])
    stream.on('data', (bytes: Buffer) => (output.text += bytes.toString()))
  let count = 0

  /** Runs a script; resolves to what it says, or throws that. */
  async function run(script: string): Promise<string> {
    const mark = `@@ ${++count}`
    const file = join(folder, `step-${count}.sh`)
    writeFileSync(file, script)
    const from = output.text.length
    shell.stdin.write(`bash -e ${file} </dev/null; echo "${mark} $?"\n`)
    const ended = () => new RegExp(`${mark} (\\d+)`).exec(output.text.slice(from))
    while (!ended() && shell.exitCode === null) await new Promise((tick) => setTimeout(tick, 50))
    const said = output.text.slice(from)
    if (ended()?.[1] !== '0') throw new Error(`${script}\n${said}`)
    return said.replace(/@@ .*\n/, '')
  }

  return {
    run,
    sources,
    async begin() {
      await run(`mount -t tmpfs tmpfs ${layers}
for name in ${ownFolders.join(' ')}; do
  mkdir -p "${layers}/$name/upper" "${layers}/$name/work"
  mount -t overlay overlay -o "lowerdir=/$name,upperdir=${layers}/$name/upper,workdir=${layers}/$name/work" "/$name"
done
for name in ${newFolders.join(' ')}; do mount -t tmpfs -o mode=755 tmpfs "/$name"; done
mkdir /var/lib /var/cache /var/backups
git config --system --add safe.directory '*'`)
    },
    /** Brings what npm's registry would. */
    packages: () =>
      run(`mkdir -p /opt/proa/node_modules ${layers}/packages/upper ${layers}/packages/work
mount -t overlay overlay -o "lowerdir=${resolve('node_modules')},upperdir=${layers}/packages/upper,workdir=${layers}/packages/work" /opt/proa/node_modules
chown proa:proa /opt/proa/node_modules
rm -rf /opt/proa/node_modules/.vite*`),
    /** Adds a change to the sources. */
    change(file: string, text: string) {
      writeFileSync(join(sources, file), text)
      git(sources, 'add', '-A')
      git(sources, 'commit', '--quiet', '--message', 'Add something')
    },
    end() {
      shell.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function copySources(folder: string) {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  for (const file of stdout.split('\n').filter(existsSync)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(file, join(folder, file))
  }
  git(folder, 'init', '--quiet')
  git(folder, 'add', '-A')
  git(folder, 'commit', '--quiet', '--message', 'Begin')
}

function git(folder: string, ...args: string[]) {
  const author = ['-c', 'user.name=Operator', '-c', 'user.email=operator@example.com']
  const { status, stderr } = spawnSync('git', [...author, '-C', folder, ...args], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}
