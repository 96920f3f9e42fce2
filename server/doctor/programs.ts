import { execFileSync } from 'node:child_process'
import { isFlawedNode } from '../node-version.ts'
import { type Finding, ok, remark } from './finding.ts'

/** The programs of this machine that the site, or its tests, use. */
export function lookAtPrograms(): Finding[] {
  const { version } = process
  const browser = ['chromium', 'chromium-browser', 'google-chrome'].map(versionOf).find(Boolean)
  return [
    isFlawedNode(version)
      ? remark(
          'Node',
          version,
          'It has a known flaw (CVE-2026-111497), which this server avoids; in production run 24.22.1 or later.',
        )
      : ok('Node', version),
    ok('npm', versionOf('npm') ?? 'not found'),
    ok('Browser for tests', browser ?? "npm's, unpacked when tests run"),
  ]
}

function versionOf(program: string): string | undefined {
  try {
    return execFileSync(program, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return undefined
  }
}
