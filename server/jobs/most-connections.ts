/** Of the jobs of a process: those that listen, and two for each job at once, as one may ask beside its transaction. */
export const mostConnections = 26
