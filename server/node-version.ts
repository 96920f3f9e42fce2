/** The first versions whose Brotli decoder is mended (CVE-2026-111497), by major version. */
const mended: Record<number, [minor: number, patch: number]> = { 22: [23, 4], 24: [22, 1], 26: [12, 1] }

/** Whether this Node lacks a published fix that a server needs. */
export function isFlawedNode(version: string): boolean {
  const [major = 0, minor = 0, patch = 0] = version.replace(/^v/, '').split('.').map(Number)
  const first = mended[major]
  if (!first) return major < 26
  return minor < first[0] || (minor === first[0] && patch < first[1])
}

export function warnOfFlawedNode() {
  if (isFlawedNode(process.version))
    process.stderr.write(
      `Node ${process.version} has a known flaw (CVE-2026-111497), which this server avoids; in production run 24.22.1, 26.12.1 or later.\n`,
    )
}
