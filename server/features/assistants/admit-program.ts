import type { Deps } from '#server/deps.ts'
import { hashOfTokenKey } from '#server/features/accounts/tokens/token-key.ts'
import { HttpError, problemResponse } from '#server/platform/http/problem.ts'
import { createWorkQueue } from '#server/platform/http/work-queue.ts'
import type { Client } from '#server/platform/runtime.ts'
import type { OpenProgram, Program } from './program.ts'

/** Calls of a process, and of one token, at once. */
const queueLimits = { running: 4, waiting: 100, byClient: 8, patience: 10_000, penalty: 0 }

type Admit = {
  request: Request
  client: Client
  work(program: Program): Promise<Response>
}

/** Runs the work of a program whose token is valid and not used too often; else says what is wrong. */
export function createAdmitProgram(limits: Deps['limits'], open: OpenProgram) {
  const queue = createWorkQueue(queueLimits)

  return async ({ request, client, work }: Admit): Promise<Response> => {
    try {
      await limits.count('reads', client)
      const sent = request.headers.get('authorization')
      if (!sent) return unauthorised(false)
      // By what was sent: whoever sends too much at once costs no queries.
      return await queue.run({ address: hashOfTokenKey(sent) }, async () => {
        const program = await open(request, client)
        if (!program) return unauthorised(true)
        await limits.count('programs', { address: `token:${program.token.id}` })
        return work(program)
      })
    } catch (error) {
      if (error instanceof HttpError) return problemResponse(error.answer)
      throw error
    }
  }
}

/** RFC 6750, section 3. */
function unauthorised(hasToken: boolean) {
  const error = hasToken ? ', error="invalid_token"' : ''
  const message = hasToken
    ? 'This token is unknown, revoked or has expired. Make a new one on your account page.'
    : 'Send an access token: "Authorization: Bearer …". You can make one on your account page.'
  const headers = { 'www-authenticate': `Bearer realm="Access token"${error}` }
  return problemResponse({ status: 401, message }, headers)
}
