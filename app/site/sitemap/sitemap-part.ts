import type { LoaderFunctionArgs } from 'react-router'
import { answerSitemapPart } from './answer.server.ts'

/** `/sitemaps/vehicles/ko/1.xml`: one of the files that `/sitemap.xml` names. */
export const loader = (args: LoaderFunctionArgs) => answerSitemapPart(args)
