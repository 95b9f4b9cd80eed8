/** What this check reads of `package-lock.json`, version 3. */
interface Lockfile {
  packages: Record<string, { integrity?: string; inBundle?: boolean; hasInstallScript?: boolean }>
}

/**
 * What is wrong with a lockfile, a sentence for each entry: no `integrity`, so that npm would install whatever the
 * registry sends; or an install script that `allowScripts` in package.json does not refuse, which could fetch anything.
 * What travels inside another package (`inBundle`) is covered by the hash of that one.
 */
export function lockfileFaults(lockfile: Lockfile, { allowScripts = {} }: { allowScripts?: Record<string, boolean> }) {
  return Object.entries(lockfile.packages)
    .filter(([path]) => path !== '')
    .flatMap(([path, { integrity, inBundle, hasInstallScript }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return [
        ...(integrity || inBundle ? [] : [`${name} has no integrity, so nobody checks what is installed`]),
        ...(hasInstallScript && allowScripts[name] !== false ? [`${name} runs a script when it is installed`] : []),
      ]
    })
}
