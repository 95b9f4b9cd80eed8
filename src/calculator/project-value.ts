/** What the service accepts as the value of a project, in whole US dollars. */
export const projectValueLimits = { min: 1, max: 10_000_000 }
