import { pages } from '../pages.ts'
import { sweep } from './sweep.ts'

await sweep(pages)
