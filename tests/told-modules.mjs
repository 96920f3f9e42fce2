// Writes each module of a process whose address contains TOLD_MODULES to its output: `node --import ./tests/told-modules.mjs`.
import { registerHooks } from 'node:module'

registerHooks({
  load(url, context, next) {
    if (url.includes(process.env.TOLD_MODULES)) console.error(`loaded ${url}`)
    return next(url, context)
  },
})
