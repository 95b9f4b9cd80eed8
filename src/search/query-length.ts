/** The shortest query that is sent. */
export const minQueryLength = 2
/** The longest that is sent. */
export const maxQueryLength = 100
