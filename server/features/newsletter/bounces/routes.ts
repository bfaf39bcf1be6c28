import { type Context, Hono } from 'hono'
import {
  type BounceProvider,
  bouncePath,
  bounceProviders,
} from '#model/newsletter/bounce-providers.ts'
import type { Deps } from '#server/deps.ts'
import type { ApiEnv } from '#server/platform/http/api-env.ts'
import { fail } from '#server/platform/http/problem.ts'
import { readBytes, utf8 } from '#server/platform/http/read-bytes.ts'
import { readMailgun } from './providers/mailgun.ts'
import { readPostmark, requirePostmark } from './providers/postmark.ts'
import { readProviderSecret } from './providers/provider-settings.ts'
import { readSes } from './providers/ses.ts'
import { readSnsMessage, snsAddress } from './providers/sns-message.ts'
import type { Told } from './providers/told.ts'
import { takeTold } from './take-told.ts'

export const NOT_CONNECTED =
  'This provider is not connected here. An owner connects it under Newsletter, Suppressed.'

/** Amazon’s messages have 256 kB at most. */
const BYTES_MAX = 512 * 1024

/** Takes what mail providers tell of bounces and complaints. */
export function bounceRoutes(deps: Deps) {
  return new Hono<ApiEnv>().post(bouncePath(':provider'), async (context) => {
    const { req, json, var: variables } = context
    await deps.limits.count('bounces', variables.client)
    const provider = bounceProviders.find((one) => one === req.param('provider'))
    if (!provider) fail(404, 'There is no such provider.')
    const secret = await readProviderSecret(deps, provider)
    if (!secret) fail(404, NOT_CONNECTED)
    if (provider === 'postmark') requirePostmark(req.raw.headers, secret)
    const told = await readers[provider](deps, await readJson(req), secret)
    const count = told ? await takeTold(deps, provider, told) : 0
    return json({ message: count > 0 ? 'It was noted.' : 'There was nothing to note.' })
  })
}

type Reader = (deps: Deps, body: unknown, secret: string) => Promise<Told | null> | Told

const readers: Record<BounceProvider, Reader> = {
  postmark: (_, body) => readPostmark(body),
  mailgun: ({ clock }, body, key) => readMailgun(body, key, clock()),
  async ses({ fetchPublic, clock }, body, topicArn) {
    const message = await readSnsMessage(body, { topicArn, fetchPublic, now: clock() })
    if (message.Type === 'Notification') return readSes(message)
    // Otherwise the topic sends nothing.
    if (message.Type === 'SubscriptionConfirmation') {
      const address = snsAddress(message.SubscribeURL ?? '', topicArn)
      const answer = await fetchPublic(address, { bytes: BYTES_MAX, httpsOnly: true })
      if ('problem' in answer) {
        fail(503, `The subscription could not be confirmed: ${answer.problem}`, { retryAfter: 60 })
      }
    }
    return { id: `sns ${message.MessageId}`, reports: [] }
  },
}

async function readJson(request: Context['req']): Promise<unknown> {
  const text = utf8(await readBytes(request.raw, BYTES_MAX), 'The body')
  try {
    return JSON.parse(text)
  } catch {
    fail(400, 'The body is no valid JSON.')
  }
}
