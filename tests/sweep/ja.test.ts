import { sweep } from './sweep.ts'

await sweep('ja')
