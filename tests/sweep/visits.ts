import { request } from 'node:http'

/** Asks for pages, so many each second, however long the answers take. Every second one is not in the cache. */
export function visit(origin: string, pages: readonly string[], perSecond: number) {
  const failures: string[] = []
  const times: number[] = []
  const open = new Set<Promise<void>>()
  let count = 0
  const timer = setInterval(() => {
    const number = count++
    const page = pages[number % pages.length]!
    const path = number % 2 ? page : `${page}${page.includes('?') ? '&' : '?'}q=word${number}`
    const start = performance.now()
    const asked = ask(origin + path).then(
      (status) => {
        times.push(performance.now() - start)
        if (status !== 200) failures.push(`${status} ${path}`)
      },
      (error: Error) => void failures.push(`${error.message} ${path}`),
    )
    open.add(asked)
    void asked.then(() => open.delete(asked))
  }, 1_000 / perSecond)
  return {
    /** Returns what went wrong, and the ms that each answer took. */
    async end() {
      clearInterval(timer)
      await Promise.all(open)
      return { count, failures, times }
    },
  }
}

/** Resolves to the status of the whole answer. */
export function ask(address: string) {
  return new Promise<number>((resolve, reject) => {
    const asked = request(address, { timeout: 30_000 }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode!))
      answer.on('error', reject)
    })
    asked.on('error', reject)
    asked.on('timeout', () => asked.destroy(new Error('no answer in 30 s')))
    asked.end()
  })
}
