import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'

/** What the command prints, and its exit code: 0 done, 1 not done, 2 misunderstood. */
export interface CommandResult {
  text: string
  exitCode: 0 | 1 | 2
}

export const said = (text: string): CommandResult => ({ text, exitCode: 0 })
export const refused = (text: string, exitCode: 1 | 2 = 1): CommandResult => ({ text, exitCode })

/** The verb, what stands behind it, and the options; `undefined` where an option is unknown or a verb is missing. */
export function readArguments<T extends ParseArgsOptionsConfig>(args: string[], options: T) {
  try {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options })
    const [verb, ...operands] = positionals
    return verb === undefined ? undefined : { verb, operands, options: values }
  } catch {
    return undefined
  }
}
