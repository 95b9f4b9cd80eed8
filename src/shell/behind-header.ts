/** The id of what follows the header: once it is there, the header is whole. */
export const behindHeader = 'behind-header'
