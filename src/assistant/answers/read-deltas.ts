/** The pieces of text in a stream of chat-completion events; see "Server-sent events" in the HTML standard. */
export async function* readDeltas(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)) {
    const lines = (rest + chunk).split(/\r?\n/)
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const data = /^data: ?(.*)$/.exec(line)?.[1]
      if (data === '[DONE]') return
      if (data) yield deltaOf(data)
    }
  }
  throw new Error('the stream broke off')
}

function deltaOf(data: string): string {
  const { choices } = JSON.parse(data) as { choices?: { delta?: { content?: unknown } }[] }
  const content = choices?.[0]?.delta?.content
  return typeof content === 'string' ? content : ''
}
