import { data } from 'react-router'

/** Thrown by a loader or an action if there is no such thing, or not for this visitor: both are answered alike. */
export const notFound = () => data(null, { status: 404 })
