import { pages, samplePages } from '../pages.ts'
import { sweep } from './sweep.ts'

const swept = new Set(pages.map(({ path }) => path))

await sweep(samplePages.filter(({ path }) => !swept.has(path)))
