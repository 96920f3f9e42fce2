import { createContext } from 'react'

/** The request's id in the server's log; for the error screen, which is never cached. */
export const RequestIdContext = createContext<string | undefined>(undefined)
