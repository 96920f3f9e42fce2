import { sweep } from './sweep.ts'

await sweep('ko')
