import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

export type BackupCommand = 'backup' | 'restore' | 'verify'

/** What a command says, whether it succeeds or not. */
export async function runCommand(
  command: BackupCommand,
  environment: Record<string, string>,
  args: readonly string[],
) {
  const env = { ...process.env, ...environment }
  const script = `server/backup/${command}.ts`
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [script, ...args], { env }).catch(
    (failed: { stdout: string; stderr: string }) => failed,
  )
  return stdout + stderr
}
