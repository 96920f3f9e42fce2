import { createContext } from 'react'

/** The id under which the server's log tells of this request; for the error screen, which is never cached. */
export const RequestIdContext = createContext<string | undefined>(undefined)
