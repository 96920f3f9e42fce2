/** Looks for what does harm in files of strangers. */
export type Scanner = {
  /**
   * Only what is `clean` may be taken. `unclear`: the scanner has answered, but not whether the file is. `unreached`: it
   * has not answered.
   */
  scan(bytes: Uint8Array): Promise<'clean' | 'harmful' | 'unclear' | 'unreached'>
}

/** Why a file is not taken. */
export type ScanProblem = 'harmful' | 'unscanned'
