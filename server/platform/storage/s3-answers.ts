import type { S3Client } from '@aws-sdk/client-s3'

/** The server took or sent no byte for too long. */
export class Silence extends Error {
  override readonly name = 'Silence'
}

/** An answer that is not of S3, such as the sign-in page of a network. */
export class ForeignAnswer extends Error {
  override readonly name = 'ForeignAnswer'
  /** As the SDK has it, which repeats requests that a server in trouble answered. */
  readonly $metadata: { httpStatusCode: number }

  constructor(httpStatusCode: number) {
    super()
    this.$metadata = { httpStatusCode }
  }
}

type Answer = {
  statusCode: number
  headers: Record<string, string>
  body?: { destroy?(): unknown }
}

/**
 * Makes the requests of a client fail with `ForeignAnswer`, and with `Silence`, which the SDK does not repeat. Calls
 * `onAnswer` for every answer of S3.
 */
export function checkAnswers(client: S3Client, onAnswer: () => void) {
  client.middlewareStack.add(
    (next) => async (request) => {
      const result = await next(request).catch(rejectSilence)
      const answer = result.response as Answer
      const { method } = request.request as { method: string }
      if (isPage(answer, method)) {
        answer.body?.destroy?.()
        throw new ForeignAnswer(answer.statusCode)
      }
      onAnswer()
      return result
    },
    { step: 'deserialize', priority: 'low', name: 'checkAnswers' },
  )
}

/** Every object has one. @throws ForeignAnswer */
export function requireETag<T extends { ETag?: string }>(found: T) {
  if (found.ETag) return found
  throw new ForeignAnswer(200)
}

/** OpenStack Swift calls empty answers HTML, too. */
function isPage({ statusCode, headers }: Answer, method: string) {
  const isHtml = /^text\/html\b/i.test(headers['content-type'] ?? '')
  const isEmpty = statusCode === 204 || headers['content-length'] === '0'
  const isMissing = method === 'HEAD' && statusCode === 404
  return isHtml && !isEmpty && !isMissing
}

/** The SDK calls a cut connection a timeout, too. */
function rejectSilence(error: NodeJS.ErrnoException): never {
  const isCut = ['ECONNRESET', 'EPIPE'].includes(error.code ?? '')
  throw error.name === 'TimeoutError' && !isCut ? new Silence() : error
}
