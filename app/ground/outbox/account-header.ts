/** Names the account that wrote what a browser sends later: it must not be sent in the name of another who is signed in now. */
export const accountHeader = 'proa-account'
