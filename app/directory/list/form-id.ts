/** The id of the search form: the sort and some filters are outside of the form element. */
export const formId = 'search'
