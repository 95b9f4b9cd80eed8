import { type Content, loadContent } from '../../src/content/content.server.ts'

/** The content of the repository, read once for all the tests of a process. */
export const content: Content = (() => {
  const { content, faults } = loadContent('content')
  if (!content) throw new Error(faults.map((fault) => `${fault.file}:${fault.line}: ${fault.message}`).join('\n'))
  return content
})()
