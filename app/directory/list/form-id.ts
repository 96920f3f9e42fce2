/** Id of the search form: the sort and some filters stand outside of it. */
export const formId = 'search'
