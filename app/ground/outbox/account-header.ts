/** Names the account for which a browser sends what waited: whoever else is signed in by now is not to have sent it. */
export const accountHeader = 'proa-account'
