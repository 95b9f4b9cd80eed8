import { createRequire } from 'node:module'

/** What this service uses of Typst's compiler for Node, which is a native program without a package of types. */
interface TypstCompiler {
  /** Puts a file into memory under this path, in place of one on the disk. */
  mapShadow(path: string, content: Buffer): void
  /** The finished file. Throws with Typst's own message when it refuses the document. */
  pdf(document: { mainFileContent: string }, options: { pdfStandard: 'ua-1' }): Uint8Array
  /** Forgets what this many compilations have not used. */
  evictCache(maxAge: number): void
}

interface TypstProgram {
  NodeCompiler: { create(options: { workspace: string; fontArgs: { fontPaths: string[] }[] }): TypstCompiler }
}

/**
 * The packages that hold the compiler, each with its hash in the lockfile. The package that lists every platform is not
 * used: it brings programs whose hash the registry does not give, and nobody would check these.
 */
const packages = [
  '@myriaddreamin/typst-ts-node-compiler-linux-x64-gnu',
  '@myriaddreamin/typst-ts-node-compiler-linux-x64-musl',
]

const require = createRequire(import.meta.url)

/** The package that npm has installed for this system, or `undefined` where none fits: there, no PDF can be made. */
export function typstPackage(): string | undefined {
  return packages.find((name) => {
    try {
      return require.resolve(name)
    } catch {
      return false
    }
  })
}

/** Loads Typst's compiler. Throws where {@link typstPackage} finds none. */
export function loadTypst(): TypstProgram {
  const name = typstPackage()
  if (name === undefined) throw new Error(`There is no Typst compiler for ${process.platform} on ${process.arch}`)
  return require(name)
}
