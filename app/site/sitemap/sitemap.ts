import type { LoaderFunctionArgs } from 'react-router'
import { answerSitemap } from './answer.server.ts'

/** `/sitemap.xml`: which sitemaps there are. */
export const loader = (args: LoaderFunctionArgs) => answerSitemap(args)
