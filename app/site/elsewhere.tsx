import { type LoaderFunctionArgs, data, useLoaderData } from 'react-router'
import { laterAddresses } from './later-addresses.ts'
import { Later } from './later.tsx'
import { NotFound } from './not-found.tsx'

/** Every address that no other route answers: one of a later part of the site, or none at all. */
export function loader({ url }: LoaderFunctionArgs) {
  const isLater = laterAddresses.includes(url.pathname)
  return data({ isLater }, { status: isLater ? 200 : 404 })
}

export default function Elsewhere() {
  return useLoaderData<typeof loader>().isLater ? <Later /> : <NotFound />
}
