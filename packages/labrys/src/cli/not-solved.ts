/** The request was good, and the answer is that there is no way. */
export class NotSolved extends Error {}
