import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'

/** The output of a command, and its exit code: 0 done, 1 not done, 2 wrong arguments. */
export interface CommandResult {
  text: string
  exitCode: 0 | 1 | 2
}

export const succeeded = (text: string): CommandResult => ({ text, exitCode: 0 })
export const failed = (text: string, exitCode: 1 | 2 = 1): CommandResult => ({ text, exitCode })

/** The verb, its operands and the options; `undefined` when an option is unknown or the verb is missing. */
export function readArguments<T extends ParseArgsOptionsConfig>(args: string[], options: T) {
  try {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options })
    const [verb, ...operands] = positionals
    return verb === undefined ? undefined : { verb, operands, options: values }
  } catch {
    return undefined
  }
}
