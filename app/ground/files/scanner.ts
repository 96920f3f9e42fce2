/** Looks for what does harm in files of strangers. */
export type Scanner = {
  /** `unreached`: no one knows, so the file must not be taken. */
  scan(bytes: Uint8Array): Promise<'clean' | 'harmful' | 'unreached'>
}

/** Why a file is not taken. */
export type ScanProblem = 'harmful' | 'unscanned'
