import { articleReferences } from '../reading/articles/article-references.server.ts'
import { registerReferences } from '../directory/find-references.server.ts'
import { listingReferences } from '../directory/listing-references.server.ts'
import { questionReferences } from '../reading/questions/question-references.server.ts'
import { areas } from './areas.ts'

registerReferences([listingReferences(areas), articleReferences, questionReferences])
