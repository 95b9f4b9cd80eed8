/** A body that counts how often it was read; with an `end`, it breaks off after `text` with that fault. */
export function bodyOf(text: string, end?: Error): { stream: ReadableStream; read: () => number } {
  let read = 0
  const stream = new ReadableStream(
    {
      pull(controller) {
        read += 1
        if (read === 1) controller.enqueue(new TextEncoder().encode(text))
        else if (end) controller.error(end)
        else controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  return { stream, read: () => read }
}
