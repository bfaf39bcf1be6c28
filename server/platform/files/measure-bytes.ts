import { createHash } from 'node:crypto'

/** A stage of a pipeline that measures the bytes passing through. */
export function measureBytes() {
  const hash = createHash('sha256')
  let size = 0
  return {
    async *pass(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        size += chunk.length
        yield chunk
      }
    },
    /** Once, at the end; the checksum as hex. */
    result: () => ({ size, sha256: hash.digest('hex') }),
  }
}
