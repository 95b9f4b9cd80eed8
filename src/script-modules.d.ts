/** A browser module as the text of one script; `vite.config.ts` makes it. */
declare module '*?script' {
  const script: string
  export default script
}
